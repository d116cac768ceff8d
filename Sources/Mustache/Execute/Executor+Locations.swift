// Reading values where they lie.
//
// Every pointer here is `Context.address` plus the offset of a `Location`: a value of the type that the schema describes,
// and a field of it. The value stays while its context is visited.

extension Executor {
    /// Writes the text that lies `offset` bytes behind `address` as HTML.
    @inline(__always)
    func writeText(_ offset: Int, behind address: UnsafeRawPointer?) {
        guard let address else { return fail(.schemaViolated) }
        (address + offset).assumingMemoryBound(to: String.self).lend { text in
            text.lend { output.appendHTML($0) }
        }
    }

    /// Writes what lies there without a visit, where it is of the engine's own types.
    ///
    /// - Parameter address: that of `value`.
    @inline(__always)
    func write(
        _ location: Location, at address: UnsafeRawPointer?, of value: borrowing some Context, escaping: Escaping
    ) {
        guard let address else { return fail(.schemaViolated) }
        let place = address + location.offset
        // Branches instead of a jump, the most frequent form first: texts as HTML have an operation of their own.
        if case .other(let form) = location.form {
            purpose = .interpolate(escaping)
            value.visit(form, at: place, with: self)
        } else if case .integer = location.form {
            output.append(place.load(as: Int.self))
        } else if case .text = location.form {
            place.assumingMemoryBound(to: String.self).lend { text in
                text.lend { output.append($0, escaping: escaping.ofUntrusted) }
            }
        } else {
            fail(.schemaViolated)
        }
    }

    /// Answers in the value's place.
    func read(_ location: Location, of value: borrowing some Context) {
        guard let address = value.address else { return fail(.schemaViolated) }
        let place = address + location.offset
        switch location.form {
        case .text: text(place.load(as: String.self))
        case .integer: integer(place.load(as: Int.self))
        case .flag: flag(place.load(as: Bool.self))
        case .texts: place.assumingMemoryBound(to: [String].self).lend { elements(of: $0) }
        case .other(let form): value.visit(form, at: place, with: self)
        }
    }

    private func elements(of list: [String]) {
        guard beginList(count: list.count), case .enter(let start, let end) = purpose else { return }
        list.withUnsafeBufferPointer { run(texts: $0, from: start, to: end) }
    }
}
