/// One row of a property table.
public struct Property: Sendable {
    public let name: String
    public let shape: Shape
    /// Where the words stand below the type's own node of the catalog; nil where the value is not catalog text.
    public let localization: LocalizationPath?
    /// The doc comment of the declaration, for OpenAPI and the gallery.
    public let documentation: String

    /// A stored property; the key path only carries the type.
    public init<Root, Value: Visitable>(
        _ name: String, _ keyPath: KeyPath<Root, Value>, documentation: String = ""
    ) {
        self.name = name
        self.shape = Value.shape
        self.localization = nil
        self.documentation = documentation
    }

    /// A property whose words come from the catalog; markup where its key ends in `Html`.
    public init(_ name: String, localized path: LocalizationPath, shape: Shape = .message, documentation: String = "") {
        self.name = name
        self.shape = path.isMarkup ? .html : shape
        self.localization = path
        self.documentation = documentation
    }

    /// A case of an enum; without payload its shape is `.flag`.
    public init(case name: String, payload: Shape = .flag, documentation: String = "") {
        self.name = name
        self.shape = payload
        self.localization = nil
        self.documentation = documentation
    }
}
