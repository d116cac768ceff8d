/// All mistakes that were found in one template, or in one set of templates; at least one.
public struct TemplateMistakes: Error, Equatable, CustomStringConvertible {
    public let errors: [TemplateError]

    public init(_ errors: [TemplateError]) {
        self.errors = errors
    }

    public var description: String {
        errors.map(\.description).joined(separator: "\n\n")
    }
}
