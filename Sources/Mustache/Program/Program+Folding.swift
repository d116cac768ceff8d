extension Program {
    /// A program for one locale: values whose fields have a `Schema.Field.constant` are replaced by the bytes that `bytes`
    /// returns for it, escaped for their place, and melt into the literal text around them. A nil leaves the value to be
    /// asked for while rendering.
    /// A condition over such a value is decided, too.
    public func folding(_ bytes: (_ constant: Int) -> [UInt8]?) -> Program {
        let texts = constants.compactMapValues(bytes)
        // An unbound program has no constants, but sites and sections that know where its operations and literals are.
        guard !texts.isEmpty else { return self }
        var builder = ProgramBuilder(tablesOf: self)
        let targets = jumpTargets(besides: texts)
        var moved: [Int] = []
        var hiddenEnd = 0
        for (index, operation) in operations.enumerated() {
            if targets.contains(index) { builder.fence() }
            moved.append(builder.count)
            guard index >= hiddenEnd else { continue }
            switch operation {
            case .literal(let start, let end): builder.literal(literals[start..<end])
            case .text, .stored:
                guard let parts = operation.literalAndValue else { break }
                builder.literal(literals[parts.literal])
                builder.append(parts.value)
            case .interpolate(_, let escaping):
                if let text = texts[index] {
                    builder.literal(escaping.applied(to: text))
                } else {
                    builder.append(operation)
                    builder.mark(constant: constants[index])
                }
            case .test(_, let isNegated, let end):
                if let text = texts[index] {
                    if text.isEmpty != isNegated { hiddenEnd = end }
                } else {
                    _ = builder.open(operation, constant: constants[index])
                }
            case .call(let procedure, .added(let start, let end)):
                let indentation = builder.indentation(Array(literals[start..<end]))
                builder.append(.call(procedure: procedure, indentation: indentation))
            default: builder.append(operation)
            }
        }
        moved.append(builder.count)
        return builder.finished().relocated(by: moved, from: self)
    }

    /// Where execution goes on otherwise than behind the operation before: no literal may be merged across these. A
    /// condition that is decided leads nowhere.
    private func jumpTargets(besides decided: [Int: [UInt8]]) -> Set<Int> {
        var targets: Set<Int> = [mainEnd]
        for (index, operation) in operations.enumerated() where decided[index] == nil {
            switch operation {
            case .test(_, _, let end), .enter(_, _, let end): targets.formUnion([index + 1, end])
            default: break
            }
        }
        for procedure in procedures { targets.formUnion([procedure.lowerBound, procedure.upperBound]) }
        return targets
    }

    /// `moved[index]` is where the operation `index` of `original` is now, or what it became a part of.
    private func relocated(by moved: [Int], from original: Program) -> Program {
        var program = self
        program.mainEnd = moved[original.mainEnd]
        program.procedures = original.procedures.map { moved[$0.lowerBound]..<moved[$0.upperBound] }
        for (index, operation) in operations.enumerated() {
            switch operation {
            case .test(let reference, let isNegated, let end):
                program.operations[index] = .test(reference, isNegated: isNegated, end: moved[end])
            case .enter(let reference, let keepsCurrent, let end):
                program.operations[index] = .enter(reference, keepsCurrent: keepsCurrent, end: moved[end])
            default: break
            }
        }
        return program
    }
}

extension Escaping {
    fileprivate func applied(to text: [UInt8]) -> [UInt8] {
        var output = OutputBuffer(capacity: text.count + 8)
        text.withUnsafeBufferPointer { output.append($0, escaping: self) }
        return Array(output.bytes)
    }
}
