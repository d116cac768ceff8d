/// Copies an element of a list so that both may stand on one page: every id in it becomes another, wherever it is named.
struct StubCopy {
    /// Which copy it is.
    let number: Int
    /// Lists around the list.
    let depth: Int

    func copy(of node: JSONNode) -> JSONNode {
        var ids: [String: String] = [:]
        collect(from: node, into: &ids)
        return renamed(node, ids)
    }

    /// Ids that are no UUIDs get a number behind them; UUIDs are found by their form.
    private func collect(from node: JSONNode, into ids: inout [String: String]) {
        switch node.content {
        case .list(let nodes): for node in nodes { collect(from: node, into: &ids) }
        case .object(let object):
            for member in object.members {
                if case .text(let id) = member.value.content, StubText.isIdentifier(name: member.name), !id.isEmpty,
                    !id.contains(StubCopy.uuid)
                {
                    ids[id] = "\(id)-\(number)"
                }
                collect(from: member.value, into: &ids)
            }
        case .null, .flag, .number, .text: break
        }
    }

    private func renamed(_ node: JSONNode, _ ids: [String: String]) -> JSONNode {
        switch node.content {
        case .text(let text): node.with(.text(renamed(text, ids)))
        case .list(let nodes): node.with(.list(nodes.map { renamed($0, ids) }))
        case .object(let object): node.with(.object(object.mapMembers { renamed($0.value, ids) }))
        case .null, .flag, .number: node
        }
    }

    private func renamed(_ text: String, _ ids: [String: String]) -> String {
        if let id = ids[text] { return id }
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let named = words.contains { ids[$0] != nil } ? words.map { ids[$0] ?? $0 }.joined(separator: " ") : text
        guard named.utf8.count >= 36 else { return named }
        return named.replacing(StubCopy.uuid) { renumbered($0.output) }
    }

    /// The ids of stubs begin with zeros: two digits for each list around.
    private func renumbered(_ uuid: Substring) -> String {
        var digits = Array(uuid)
        let hex = String(number, radix: 16)
        digits.replaceSubrange(depth * 2..<depth * 2 + 2, with: hex.count < 2 ? "0" + hex : hex)
        return String(digits)
    }

    private static var uuid: Regex<Substring> {
        #/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/#
    }
}
