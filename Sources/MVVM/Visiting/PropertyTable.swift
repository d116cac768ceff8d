/// The static description of a type: what its faces, its template and its words are checked against.
public struct PropertyTable: Sendable {
    /// The type's name under its outer types, without the module: `["IdeaMoveRequest", "ResponseError"]`.
    public let typePath: [String]
    public let properties: [Property]

    public init<T>(of type: T.Type, _ properties: [Property]) {
        self.typePath = TypePath.components(of: type)
        self.properties = properties
    }

    /// The type's own name, as templates and messages use it.
    public var typeName: String { typePath.last ?? "" }

    public func index(of name: String) -> Int? { properties.firstIndex { $0.name == name } }

    /// The catalog's key of a localized property, below its locale; nil for every other property.
    public func key(at index: Int) -> [String]? {
        properties[index].localization.map { typePath + $0.path }
    }

    /// The text that a row names, as a stored value has it; one that nobody finds for a row without words.
    func reference(at index: Int) -> LocalizableRef { key(at: index).map { LocalizableRef(key: $0) } ?? .unbound }
}
