import MVVM
import Mustache

/// The template engine's view of our types: one schema for each property table, made once.
///
/// Used by one thread while the site is set up; the schemas that it hands out are immutable.
final class SchemaBook {
    private var slots: [ObjectIdentifier: SchemaSlot] = [:]
    /// Where the words of a field stand whose value is the same for every value of its type, by its constant's number.
    private(set) var constants: [(type: any PropertyVisitable.Type, index: Int)] = []
    /// How the stored properties of these types are read.
    private(set) var forms = StoredForms()
    private var quantities: [ObjectIdentifier: Schema] = [:]

    /// A page's schema has one field more than its table: the shell. A page is asked for its fields, since it is rendered
    /// with the shell.
    func page(_ page: any PropertyVisitable.Type, shell: any PropertyVisitable.Type) -> Schema {
        let shell = schema(of: shell)
        let fields = schema(of: page).fields.map { Schema.Field($0.name, $0.kind, constant: $0.constant) }
        return Schema(name: page.propertyTable.typeName, fields: fields + [Schema.Field("shell", .object({ shell }))])
    }

    func schema(of type: any PropertyVisitable.Type) -> Schema { slot(of: type).schema }

    /// There before its schema is, for a type that contains itself.
    private func slot(of type: any PropertyVisitable.Type) -> SchemaSlot {
        if let known = slots[ObjectIdentifier(type)] { return known }
        let slot = SchemaSlot()
        slots[ObjectIdentifier(type)] = slot
        slot.fill(with: Schema(name: type.propertyTable.typeName, fields: fields(of: type)))
        return slot
    }

    private func fields(of type: any PropertyVisitable.Type) -> [Schema.Field] {
        type.propertyTable.properties.enumerated().map { index, property in
            guard property.localization != nil else {
                return Schema.Field(property.name, kind(of: property), location: forms.location(of: property))
            }
            constants.append((type, index))
            return Schema.Field(property.name, kind(of: property.shape), constant: constants.count - 1)
        }
    }

    private func kind(of property: Property) -> Schema.Kind {
        guard case .quantity = property.shape, let type = property.storage?.type as? any Localizable.Type else {
            return kind(of: property.shape)
        }
        return .textual({ [quantity = quantity(of: type)] in quantity })
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
        case .object(let type): .object({ [slot = slot(of: type)] in slot.schema })
        case .cases(let type): .cases({ [slot = slot(of: type)] in slot.schema })
        }
    }

    private let quantity = Schema(
        name: "quantity", fields: QuantityContext.names.map { Schema.Field($0, .text) })

    /// The same for one that is stored: its `value` is read where it lies.
    private func quantity<Value: Localizable>(of type: Value.Type) -> Schema {
        if let known = quantities[ObjectIdentifier(type)] { return known }
        let form: any StoredForm.Type =
            type is LocalizableDate.Type ? StoredMachineDate.self : StoredMachineForm<Value>.self
        let location = Location(offset: 0, form: .other(forms.number(of: form)))
        let schema = Schema(
            name: quantity.name, fields: QuantityContext.names.map { Schema.Field($0, .text, location: location) })
        quantities[ObjectIdentifier(type)] = schema
        return schema
    }

    private func entry(of value: Shape) -> Schema {
        Schema(name: "entry", fields: [Schema.Field("key", .text), Schema.Field("value", kind(of: value))])
    }
}
