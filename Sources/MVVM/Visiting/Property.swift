/// One row of a property table.
public struct Property: Sendable {
    public let name: String
    public let shape: Shape
    /// Where the words stand below the type's own node of the catalog; nil where the value is not catalog text.
    public let localization: LocalizationPath?
    /// Where the value lies in its object; nil where it is made when it is asked for.
    public let storage: Storage?
    /// The doc comment of the declaration, for OpenAPI and the gallery.
    public let documentation: String
    /// The clients whose JSON has it.
    public let versions: VersionSpan

    /// A stored property is read where it lies, by faces that can.
    public struct Storage: Sendable {
        /// Bytes from the beginning of the object.
        public let offset: Int
        public let type: any Visitable.Type
    }

    /// A property; the key path carries the type, and the place of a stored one.
    public init<Root, Value: Visitable>(
        _ name: String, _ keyPath: KeyPath<Root, Value>, documentation: String = "", versions: VersionSpan = .always
    ) {
        self.name = name
        self.shape = Value.shape
        self.localization = nil
        self.storage = MemoryLayout<Root>.offset(of: keyPath).map { Storage(offset: $0, type: Value.self) }
        self.documentation = documentation
        self.versions = versions
    }

    /// A property whose words come from the catalog; markup where its key ends in `Html`.
    public init(
        _ name: String, localized path: LocalizationPath, shape: Shape = .message, documentation: String = "",
        versions: VersionSpan = .always
    ) {
        self.name = name
        self.shape = path.isMarkup ? .html : shape
        self.localization = path
        self.storage = nil
        self.documentation = documentation
        self.versions = versions
    }

    /// A case of an enum without payload; its shape is `.flag`.
    public init(case name: String, documentation: String = "") {
        self.name = name
        self.shape = .flag
        self.localization = nil
        self.storage = nil
        self.documentation = documentation
        self.versions = .always
    }

    /// A case with a payload; its constructor only carries the type, which the macro could not name from outside the
    /// type that the enum is nested in.
    public init<Payload: Visitable, Cases>(
        case name: String, of constructor: (Payload) -> Cases, documentation: String = ""
    ) {
        self.name = name
        self.shape = Payload.shape
        self.localization = nil
        self.storage = nil
        self.documentation = documentation
        self.versions = .always
    }
}
