extension TemplateParser {
    mutating func close(_ tag: Tag, contentEnd: Int) {
        let name = source[tag.content]
        guard let match = open.lastIndex(where: { source[$0.tag.content] == name }) else {
            let expected = open.last.map { ", where “\(excerpt($0.tag.content))” is open" } ?? ""
            return report(at: tag.range.lowerBound, "“\(excerpt(tag.range))” closes nothing\(expected)")
        }
        for unclosed in open[(match + 1)...] { reportUnclosed(unclosed.tag) }
        open.removeSubrange((match + 1)...)
        let opened = open.removeLast()
        if let node = node(of: opened, closedBy: tag, contentEnd: contentEnd) {
            place(node, at: opened.tag.range.lowerBound)
        }
    }

    private mutating func node(of opened: OpenTag, closedBy tag: Tag, contentEnd: Int) -> Node? {
        switch opened.tag.kind {
        case .parent:
            guard let target = readTarget(opened.tag.content) else { return nil }
            let blocks = opened.nodes.compactMap { node -> Node.Block? in
                if case .block(let block) = node { block } else { nil }
            }
            return .parent(
                Node.Parent(target: target, indentation: opened.indentation, blocks: blocks, stray: opened.stray))
        case .block:
            guard let name = readWord(opened.tag.content) else { return nil }
            return .block(
                Node.Block(
                    name: name, offset: opened.tag.range.lowerBound,
                    indentation: blockIndentation(opened, contentEnd: contentEnd), nodes: opened.nodes))
        default:
            guard let name = readName(opened.tag.content) else { return nil }
            return .section(
                Node.Section(
                    name: name, isInverted: opened.tag.kind == .inverted,
                    content: opened.tag.range.upperBound..<tag.range.lowerBound,
                    delimiters: opened.delimiters, nodes: opened.nodes))
        }
    }

    /// A standalone block is indented like the first line of its content, an empty one like its tag.
    private func blockIndentation(_ block: OpenTag, contentEnd: Int) -> Indentation {
        guard case .standalone = block.indentation, block.contentStart < contentEnd else { return block.indentation }
        let content = block.contentStart..<contentEnd
        let text = content.first { !isBlank(source[$0]) } ?? contentEnd
        return .standalone(content.lowerBound..<text)
    }
}
