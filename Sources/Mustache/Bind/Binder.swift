/// Checks templates against the shapes of the values they are rendered over, and compiles them.
///
/// Every name, section, partial, block and escaper is decided here; what is left for rendering cannot fail but by depth.
public struct Binder: Sendable {
    public struct Options: Sendable {
        /// Whether literal text that a person reads may hold letters. Off: what a page says comes from its view model.
        public var allowsLetters = false
        /// Whether texts may follow each other with nothing but blanks and punctuation between them. Off: their order and
        /// what joins them depend on the language.
        public var allowsJoinedTexts = false

        public init() {}
    }

    private let templates: [String: Template]
    private let options: Options

    /// Of two templates with one name the first counts.
    public init(_ templates: [Template], options: Options = Options()) {
        self.templates = Dictionary(templates.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        self.options = options
    }

    /// Compiles the template `name` for values of the shape `schema`. Throws all mistakes of it and of everything that it
    /// inserts. `replacing` may put another template in the place of one, such as a fragment's layout for a page's.
    public func bind(
        _ name: String, to schema: Schema, replacing: (String) -> Template? = { _ in nil }
    ) throws(TemplateMistakes) -> Program {
        guard let root = replacing(name) ?? templates[name] else {
            let message = "there is no template “\(name)”" + suggestion(for: name)
            throw TemplateMistakes([TemplateError(file: name, source: [], offset: 0, message: message)])
        }
        return try withoutActuallyEscaping(replacing) { replacing throws(TemplateMistakes) in
            let meaning = BoundMeaning(root: schema, options: options, suggestion: suggestion)
            var compiler = Compiler(root: root, meaning: meaning) { replacing($0) ?? templates[$0] }
            let program = compiler.compile()
            guard compiler.meaning.mistakes.isEmpty else { throw TemplateMistakes(compiler.meaning.mistakes) }
            return program
        }
    }

    private func suggestion(for name: String) -> String {
        NearestName.of(name, in: templates.keys).map { "; did you mean “\($0)”?" } ?? ""
    }
}
