import MVVM
import Mustache

/// The template engine's view of our types: one schema for each property table, made once.
///
/// Used by one thread while the site is set up; the schemas that it hands out are immutable.
final class SchemaBook {
    private var schemas: [ObjectIdentifier: Schema] = [:]
    /// Where the words of a field stand whose value is the same for every value of its type, by its constant's number.
    private(set) var constants: [(type: any PropertyVisitable.Type, index: Int)] = []

    /// A page's schema has one field more than its table: the shell.
    func page(_ page: any PropertyVisitable.Type, shell: any PropertyVisitable.Type) -> Schema {
        let shell = schema(of: shell)
        let fields = fields(of: page) + [Schema.Field("shell", .object({ shell }))]
        return Schema(name: page.propertyTable.typeName, fields: fields)
    }

    func schema(of type: any PropertyVisitable.Type) -> Schema {
        if let known = schemas[ObjectIdentifier(type)] { return known }
        let schema = Schema(name: type.propertyTable.typeName, fields: fields(of: type))
        schemas[ObjectIdentifier(type)] = schema
        return schema
    }

    private func fields(of type: any PropertyVisitable.Type) -> [Schema.Field] {
        type.propertyTable.properties.enumerated().map { index, property in
            guard property.localization != nil else { return Schema.Field(property.name, kind(of: property.shape)) }
            constants.append((type, index))
            return Schema.Field(property.name, kind(of: property.shape), constant: constants.count - 1)
        }
    }

    private func kind(of shape: Shape) -> Schema.Kind {
        switch shape {
        case .text, .link, .message, .double: .text
        case .integer: .number
        case .flag: .flag
        case .html: .trusted
        case .quantity: .textual({ [quantity] in quantity })
        case .optional(let wrapped): .optional(kind(of: wrapped))
        case .list(let element): .list(kind(of: element))
        case .dictionary(let value): .list(.object({ [entry = entry(of: value)] in entry }))
        case .object(let type): .object({ [schema = schema(of: type)] in schema })
        case .cases(let type): .cases({ [schema = schema(of: type)] in schema })
        }
    }

    private let quantity = Schema(
        name: "quantity", fields: QuantityContext.names.map { Schema.Field($0, .text) })

    private func entry(of value: Shape) -> Schema {
        Schema(name: "entry", fields: [Schema.Field("key", .text), Schema.Field("value", kind(of: value))])
    }
}
