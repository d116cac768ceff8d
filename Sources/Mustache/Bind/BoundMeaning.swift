// What tags mean for a schema and in HTML.
// Owns the mistakes of a binding. Names are found by `Scope`, places by `HTMLScanner`.

struct BoundMeaning: Meaning {
    struct OpenSection {
        let pushes: Bool
        let isList: Bool
        /// Nil where the section may not begin; that has been reported.
        let context: HTMLContext?
    }

    private let root: Schema
    private let suggestion: (String) -> String
    var scope: Scope
    var html: HTMLScanner
    var sections: [OpenSection] = []
    var schemas: [ObjectIdentifier: Schema] = [:]
    /// What stands between the outermost value and that of a partial that contains itself, at its calls.
    private var hidden: [Expansion: [Schema]] = [:]
    var reporter = Reporter()

    init(root: Schema, options: Binder.Options, suggestion: @escaping (String) -> String) {
        self.root = root
        self.suggestion = suggestion
        self.scope = Scope(root: root)
        self.html = HTMLScanner(options: options)
        schemas[ObjectIdentifier(root)] = root
    }

    var mistakes: [TemplateError] { reporter.mistakes }

    var shape: ObjectIdentifier? { scope.current.schema.map(ObjectIdentifier.init) }

    mutating func literal(_ range: Range<Int>, in template: Template) {
        html.scan(range, in: template, reporter: &reporter)
    }

    mutating func interpolation(of name: Name, isRaw: Bool, in template: Template) -> Interpolation? {
        let placement = html.placement()
        let found = find(name, in: template)
        if case .refused(let reason) = placement {
            reporter.report(template, at: name.offset, "“\(name.text)” stands \(reason)")
        }
        guard let found, case .escaped(let escaping) = placement else { return nil }
        if html.joinsTexts(writing: found.field.kind) {
            reporter.report(
                template, at: name.offset, "“\(name.text)” joins the text before it; the view model joins texts")
        }
        return interpolation(of: name, isRaw: isRaw, found, escaping, in: template)
    }

    private mutating func interpolation(
        of name: Name, isRaw: Bool, _ found: Scope.Found, _ escaping: Escaping, in template: Template
    ) -> Interpolation? {
        let kind = found.field.kind
        let constant = found.field.constant
        switch kind.unwrapped {
        case .text, .number, .cases, .textual:
            guard isRaw else { return Interpolation(target: found.target, escaping: escaping, constant: constant) }
            reporter.report(
                template, at: name.offset,
                "“\(name.text)” is \(kind.description); only trusted HTML may be written unescaped")
        case .trusted:
            let escaping = html.isElementText ? .trusted : escaping
            return Interpolation(target: found.target, escaping: escaping, constant: constant)
        case .flag, .list, .object, .optional:
            reporter.report(
                template, at: name.offset, "“\(name.text)” is \(kind.description) and cannot be written as text")
        }
        return nil
    }

    mutating func dynamicPartial(_ name: Name, in template: Template) -> Target? {
        reporter.report(
            template, at: name.offset, "a template cannot be named by a value here; use a section for each case")
        return nil
    }

    mutating func missingPartial(_ name: String, at offset: Int, in template: Template) {
        reporter.report(template, at: offset, "there is no template “\(name)”" + suggestion(name))
    }

    mutating func parent(_ parent: Node.Parent, didNotUse unused: [Node.Block], in template: Template) {
        for block in unused {
            reporter.report(template, at: block.offset, "the parent has no block “\(block.name)”")
        }
        var names: Set<String> = []
        for block in parent.blocks where !names.insert(block.name).inserted {
            reporter.report(
                template, at: block.offset, "there is a block “\(block.name)” before; only that one is shown")
        }
        if let stray = parent.stray {
            reporter.report(template, at: stray, "only blocks may stand inside a parent tag")
        }
    }

    mutating func call(_ expansion: Expansion, at offset: Int, in template: Template) {
        let name = expansion.template
        for schema in scope.between where !hidden[expansion, default: []].contains(where: { $0 === schema }) {
            hidden[expansion, default: []].append(schema)
        }
        if !html.isElementText {
            reporter.report(template, at: offset, "“\(name)” contains itself, which it may only do in element text")
        }
        if sections.isEmpty {
            reporter.report(template, at: offset, "“\(name)” contains itself without end")
        }
    }

    mutating func beginProcedure(of expansion: Expansion, template: Template) {
        let current = expansion.shape.flatMap { schemas[$0] }.map(Shape.object) ?? .unknown
        let between = hidden[expansion, default: []].filter { $0 !== root && $0 !== current.schema }
        scope = Scope(root: root, hidden: between, current: current)
    }

    mutating func endPart(of template: Template) {
        html.endPart(of: template, reporter: &reporter)
    }

    mutating func exceeded(_ limit: String, at offset: Int, in template: Template) {
        reporter.report(template, at: offset, limit)
    }

    mutating func find(_ name: Name, in template: Template) -> Scope.Found? {
        switch scope.find(name) {
        case .success(let found): return found
        case .failure(.unknown): return nil
        case .failure(.mistake(let message)):
            reporter.report(template, at: name.offset, message)
            return nil
        }
    }
}
