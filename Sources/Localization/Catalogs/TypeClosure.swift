import MVVM

/// The types whose words are reachable from some types: through objects, cases, lists, optionals and dictionaries.
enum TypeClosure {
    /// Each type once, the given ones first.
    static func types(reachableFrom roots: [any PropertyVisitable.Type]) -> [any PropertyVisitable.Type] {
        var found: [any PropertyVisitable.Type] = []
        var seen: Set<ObjectIdentifier> = []
        var pending = Array(roots.reversed())
        while let type = pending.popLast() {
            guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
            found.append(type)
            pending += type.propertyTable.properties.compactMap { self.type(in: $0.shape) }.reversed()
        }
        return found
    }

    private static func type(in shape: Shape) -> (any PropertyVisitable.Type)? {
        switch shape {
        case .text, .integer, .double, .flag, .html, .link, .message, .quantity: nil
        case .optional(let inner), .list(let inner), .dictionary(let inner): type(in: inner)
        case .object(let type), .cases(let type): type
        }
    }
}
