// What previews change about a tree.
extension JSONNode {
    var text: String? { if case .text(let text) = content { text } else { nil } }

    func with(_ content: Content) -> JSONNode { JSONNode(content: content, offset: offset) }

    /// Whether a list has elements; nil for anything else.
    fileprivate var isFilled: Bool? { if case .list(let nodes) = content { !nodes.isEmpty } else { nil } }
}

extension JSONObject {
    func mapMembers(_ change: (Member) -> JSONNode) -> JSONObject {
        members.reduce(into: JSONObject()) { result, member in
            result.append(Member(name: member.name, offset: member.offset, value: change(member)))
        }
    }

    /// What a flag tells of the lists beside it: `hasTags` of `tags`, `isEmpty` of the first; nil for any other.
    func isFilled(asToldBy name: String) -> Bool? {
        if name == "isEmpty" { return members.lazy.compactMap(\.value.isFilled).first.map { !$0 } }
        guard name.hasPrefix("has"), name.utf8.count > 3 else { return nil }
        let list = name.dropFirst(3)
        return self[list.prefix(1).lowercased() + list.dropFirst()]?.isFilled
    }
}
