/// Several values, or the texts of a list in the catalog.
///
/// On the wire an array.
public enum LocalizableArray<Element: Localizable>: Localizable {
    case empty
    case constant([Element])
    case localized(LocalizableRef)

    /// The texts of a property of `type`, or of a nested group below it.
    public static func localized<T>(
        for type: T.Type, parentKeys: String..., propertyName: String
    ) -> LocalizableArray {
        .localized(LocalizableRef(key: TypePath.components(of: type) + parentKeys + [propertyName]))
    }

    public init(from decoder: any Decoder) throws {
        let elements = try decoder.singleValueContainer().decode([Element].self)
        self = elements.isEmpty ? .empty : .constant(elements)
    }

    /// - Throws: `LocalizerError.localizationUnbound` before a face localized it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .empty: try container.encode([Element]())
        case .constant(let elements): try container.encode(elements)
        case .localized(let reference): throw LocalizerError.localizationUnbound(key: reference.key)
        }
    }

    /// As one text the elements are read as a list.
    public var content: LocalizableContent {
        switch self {
        case .empty: .empty
        case .constant(let elements): .list(LocalizableList(elements))
        case .localized(let reference): .array(reference)
        }
    }

    public func accept<V: PropertyVisitor>(_ visitor: inout V) {
        switch self {
        case .empty: visitor.visit(list: [Element]())
        case .constant(let elements): visitor.visit(list: elements)
        case .localized: visitor.visit(content)
        }
    }

    public static var shape: Shape { .list(Element.shape) }
    public static func stub() -> LocalizableArray { .constant([.stub()]) }
}
