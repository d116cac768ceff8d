/// Every type that a set of types reaches through its properties: objects, cases, lists, optionals, dictionaries.
public struct TypeClosure {
    /// Each once, in the order of discovery.
    public private(set) var types: [any PropertyVisitable.Type] = []
    private var seen: Set<ObjectIdentifier> = []

    public init(of roots: [any PropertyVisitable.Type]) {
        for root in roots { insert(root) }
    }

    /// Those of the types that are view models.
    public var viewModels: [any ViewModel.Type] { types.compactMap { $0 as? any ViewModel.Type } }

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
