import MVVM

/// Walks a whole value and notes which texts it asks for, and with which slots.
struct StubVisitor: TextWalker {
    struct Use {
        let key: [String]
        let names: Set<String>
    }

    private(set) var uses: [Use] = []

    mutating func visit(_ content: LocalizableContent) {
        switch content {
        case .reference(let reference), .array(let reference):
            uses.append(Use(key: reference.key, names: Set(reference.substitutions.keys)))
            for content in reference.substitutions.values { visit(content) }
        case .template(_, let contents): for content in contents.values { visit(content) }
        case .list(let list): for item in list.items { visit(item) }
        case .compound(let pieces, let separator): for piece in pieces + [separator] { visit(piece) }
        default: break
        }
    }

    mutating func visit<Object: PropertyVisitable>(
        message index: Int, of type: Object.Type, substitutions: LocalizableSlots
    ) {
        guard let key = Object.propertyTable.key(at: index) else { return }
        uses.append(Use(key: key, names: substitutions.names))
        for name in substitutions.names { if let content = substitutions[name] { visit(content) } }
    }
}
