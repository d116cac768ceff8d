// What only unbound programs do: lambdas, and partials that are named by a value. Both compile while they run.

extension Executor {
    /// A function of the Mustache specification's optional lambdas. It gets the unprocessed text of the section, or nil
    /// in an interpolation, and returns a template.
    public func lambda(_ function: (_ section: String?) -> String) {
        switch purpose {
        case .test: truth = true
        case .interpolate(let escaping):
            pendingLambda = PendingLambda(text: function(nil), delimiters: .standard, escaping: escaping)
        case .enter(let start, _):
            guard let section = code.program.unbound?.sections[start - 1] else { return fail(.schemaViolated) }
            pendingLambda = PendingLambda(
                text: function(section.text), delimiters: section.delimiters, escaping: nil)
        case .capture: captured = function(nil)
        case .descend: break
        }
    }

    func expand(_ lambda: PendingLambda, over value: some Context) {
        let start = output.count
        compileAndRun(over: value) { parts throws(TemplateMistakes) in
            let template = try Template(
                name: "lambda", file: "lambda", source: Array(lambda.text.utf8), delimiters: lambda.delimiters)
            return try Program(unbound: template, partials: parts.partials)
        }
        guard let escaping = lambda.escaping else { return }
        let result = Array(output.bytes[start...])
        output.truncate(to: start)
        result.withUnsafeBufferPointer { output.append($0, escaping: escaping) }
    }

    func runPartial(namedBy reference: Reference, of value: some Context, site index: Int) {
        purpose = .capture
        captured = nil
        hand(reference, of: value, below: frames.count)
        guard let name = captured, let site = code.program.unbound?.sites[index] else { return }
        let outer = indentation
        indentation = self.indentation(site.indentation)
        compileAndRun(over: value) { parts throws(TemplateMistakes) in
            guard let template = parts.partials[name] else { return Program() }
            return try Program(unbound: template, partials: parts.partials, site: site)
        }
        indentation = outer
    }

    private func compileAndRun(
        over value: some Context, _ compile: (UnboundParts) throws(TemplateMistakes) -> Program
    ) {
        guard let parts = code.program.unbound else { return fail(.schemaViolated) }
        do throws(TemplateMistakes) {
            let program = try compile(parts)
            let outer = code
            Code.with(program) { inner in
                code = inner
                run(value, from: 0, to: program.mainEnd)
            }
            code = outer
        } catch {
            fail(.mistakes(error))
        }
    }
}
