extension Program {
    /// Compiles `template` without a schema: names are looked up while it runs, what is missing is empty, and dynamic names
    /// and lambdas are allowed, as the Mustache specification has it. Pages are never rendered this way.
    public init(unbound template: Template, partials: [String: Template] = [:]) throws(TemplateMistakes) {
        try self.init(unbound: template, partials: partials, site: nil)
    }

    /// Compiles `template` as if it stood at `site`.
    init(unbound template: Template, partials: [String: Template], site: PartialSite?) throws(TemplateMistakes) {
        var compiler = Compiler(
            root: template, meaning: UnboundMeaning(), unbound: UnboundParts(partials: partials)
        ) { partials[$0] }
        if let site {
            compiler.layout = site.layout
            compiler.overrides = site.overrides
        }
        self = compiler.compile()
        guard compiler.meaning.mistakes.isEmpty else { throw TemplateMistakes(compiler.meaning.mistakes) }
    }
}
