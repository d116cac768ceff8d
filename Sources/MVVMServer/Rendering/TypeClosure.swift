import MVVM

/// Every type that a set of types reaches through its properties, each once, in the order of discovery.
struct TypeClosure {
    private(set) var types: [any PropertyVisitable.Type] = []
    private var seen: Set<ObjectIdentifier> = []

    init(of roots: [any PropertyVisitable.Type]) {
        for root in roots { insert(root) }
    }

    /// Those of the types that are view models.
    var viewModels: [any ViewModel.Type] { types.compactMap { $0 as? any ViewModel.Type } }

    /// The types themselves, each once.
    static func distinct(_ types: [any PropertyVisitable.Type]) -> [any PropertyVisitable.Type] {
        var seen: Set<ObjectIdentifier> = []
        return types.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    private mutating func insert(_ type: any PropertyVisitable.Type) {
        guard seen.insert(ObjectIdentifier(type)).inserted else { return }
        types.append(type)
        for property in type.propertyTable.properties { follow(property.shape) }
    }

    private mutating func follow(_ shape: Shape) {
        switch shape {
        case .object(let type), .cases(let type): insert(type)
        case .optional(let wrapped), .list(let wrapped), .dictionary(let wrapped): follow(wrapped)
        case .text, .integer, .double, .flag, .html, .link, .message, .quantity: break
        }
    }
}
