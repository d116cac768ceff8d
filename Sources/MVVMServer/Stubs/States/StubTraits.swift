import MVVM

/// What the property tables of a type and of all that it is made of say about its states.
struct StubTraits {
    private(set) var hasList = false
    private(set) var hasText = false
    private(set) var hasOptional = false
    private(set) var hasFields = false
    private(set) var hasAction = false

    init(of type: any PropertyVisitable.Type) { self.init(TypeClosure(of: [type]).types) }

    /// Without what it is made of.
    init(ofItself type: any PropertyVisitable.Type) { self.init([type]) }

    private init(_ types: [any PropertyVisitable.Type]) {
        for type in types {
            if type == FormFieldViewModel.self { hasFields = true }
            for property in type.propertyTable.properties where property.localization == nil {
                note(property.shape, name: property.name)
            }
        }
    }

    private mutating func note(_ shape: Shape, name: String) {
        switch shape {
        case .text: hasText = hasText || !StubText.isIdentifier(name: name)
        case .list(let element):
            hasList = true
            note(element, name: name)
        case .optional(let wrapped):
            hasOptional = true
            note(wrapped, name: name)
        case .link: hasAction = hasAction || name == "action"
        case .integer, .double, .flag, .html, .message, .quantity, .dictionary, .object, .cases: break
        }
    }
}
