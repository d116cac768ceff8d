import MVVM
import Mustache

/// The forms of a site's stored properties, by number; collected while the site is set up.
struct StoredForms {
    private(set) var all: [any StoredForm.Type] = []
    private var numbers: [ObjectIdentifier: Int] = [:]

    /// Where a template finds the property; nil for one that is not stored.
    mutating func location(of property: Property) -> Location? {
        property.storage.flatMap { storage in
            switch storage.type {
            case is String.Type: Location(offset: storage.offset, form: .text)
            case is Int.Type: Location(offset: storage.offset, form: .integer)
            case is Bool.Type: Location(offset: storage.offset, form: .flag)
            case is ViewModelId.Type: text(at: \ViewModelId.value, in: storage)
            case is Link.Type: text(at: \Link.target, in: storage)
            case is [String].Type: Location(offset: storage.offset, form: .texts)
            case let type as any StoredForm.Type: Location(offset: storage.offset, form: .other(number(of: type)))
            case let type: Location(offset: storage.offset, form: .other(number(of: StoredForms.form(of: type))))
            }
        }
    }

    /// The number of a form that no property has as its own type.
    mutating func number(of form: any StoredForm.Type) -> Int {
        if let known = numbers[ObjectIdentifier(form)] { return known }
        numbers[ObjectIdentifier(form)] = all.count
        all.append(form)
        return all.count - 1
    }

    private func text<Value>(at part: KeyPath<Value, String>, in storage: Property.Storage) -> Location? {
        MemoryLayout<Value>.offset(of: part).map { Location(offset: storage.offset + $0, form: .text) }
    }

    private static func form<Value: Visitable>(of type: Value.Type) -> any StoredForm.Type {
        switch type.shape {
        case .object: (type as? any PropertyVisitable.Type).map { objects($0) } ?? StoredVisitable<Value>.self
        case .list(.object): (type as? any ObjectList.Type)?.form ?? StoredVisitable<Value>.self
        default: StoredVisitable<Value>.self
        }
    }

    private static func objects<Object: PropertyVisitable>(_ type: Object.Type) -> any StoredForm.Type {
        StoredObject<Object>.self
    }
}

/// A list whose elements have names for templates; tells their type.
private protocol ObjectList {
    static var form: any StoredForm.Type { get }
}

extension Array: ObjectList where Element: PropertyVisitable {
    static var form: any StoredForm.Type { StoredObjectList<Element>.self }
}
