import MVVM

/// A row of a property table.
@ViewModelPart
struct StubProperty {
    let name: String
    /// As Swift writes it: `[IdeaCardViewModel]`.
    let kind: String
    /// The view model that it holds, where it is in the gallery.
    let link: Link?
    let documentation: String

    init(_ property: Property, link: (any PropertyVisitable.Type) -> Link?) {
        name = property.name
        kind = property.shape.swift
        self.link = property.shape.object.flatMap(link)
        documentation = property.documentation
    }
}

extension Shape {
    /// The name of the type, as near as the shape tells it.
    fileprivate var swift: String {
        switch self {
        case .text: "String"
        case .integer: "Int"
        case .double: "Double"
        case .flag: "Bool"
        case .html: "SafeHTML"
        case .link: "Link"
        case .message: "LocalizableString"
        case .quantity: "Localizable"
        case .optional(let wrapped): "\(wrapped.swift)?"
        case .list(let element): "[\(element.swift)]"
        case .dictionary(let value): "[String: \(value.swift)]"
        case .object(let type), .cases(let type): type.propertyTable.typePath.joined(separator: ".")
        }
    }

    fileprivate var object: (any PropertyVisitable.Type)? {
        switch self {
        case .object(let type), .cases(let type): type
        case .optional(let inner), .list(let inner), .dictionary(let inner): inner.object
        case .text, .integer, .double, .flag, .html, .link, .message, .quantity: nil
        }
    }
}
