extension Template {
    /// The names of the templates that its partial and parent tags insert.
    public var insertions: Set<String> { Self.insertions(of: nodes) }

    private static func insertions(of nodes: [Node]) -> Set<String> {
        nodes.reduce(into: []) { names, node in
            switch node {
            case .text, .variable: break
            case .section(let section): names.formUnion(insertions(of: section.nodes))
            case .block(let block): names.formUnion(insertions(of: block.nodes))
            case .partial(let partial): names.formUnion(partial.target.names)
            case .parent(let parent):
                names.formUnion(parent.target.names)
                for block in parent.blocks { names.formUnion(insertions(of: block.nodes)) }
            }
        }
    }
}

extension PartialTarget {
    fileprivate var names: Set<String> {
        if case .fixed(let name, _) = self { [name] } else { [] }
    }
}
