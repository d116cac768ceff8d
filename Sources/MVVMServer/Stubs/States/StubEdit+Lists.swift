import MVVM

extension StubEdit {
    /// How long lists get, by the lists around them.
    private static let many = [12, 6, 3]

    mutating func list(_ nodes: [JSONNode], of element: Shape, name: String) -> [JSONNode] {
        let kept: [JSONNode] =
            switch state {
            case .empty: []
            case .one: Array(nodes.prefix(1))
            default: nodes
            }
        depth += 1
        var edited: [JSONNode] = []
        for node in kept { edited.append(self.edited(node, as: element, name: name)) }
        depth -= 1
        guard state == .many, !edited.isEmpty, depth < StubEdit.many.count else { return edited }
        let missing = edited.count..<max(edited.count, StubEdit.many[depth])
        return edited + missing.map { StubCopy(number: $0, depth: depth).copy(of: edited[$0 % edited.count]) }
    }
}
