/// The members of a JSON object, in their order; no name occurs twice.
struct JSONObject: Sendable {
    struct Member: Sendable {
        let name: String
        /// Bytes before the name.
        let offset: Int
        let value: JSONNode
    }

    private(set) var members: [Member] = []
    // By bytes: as strings, two spellings of "é" would be one name.
    private var indices: [[UInt8]: Int] = [:]

    func contains(_ name: String) -> Bool { indices[Array(name.utf8)] != nil }

    subscript(_ name: String) -> JSONNode? { indices[Array(name.utf8)].map { members[$0].value } }

    /// A name that is there already is the caller's to refuse.
    mutating func append(_ member: Member) {
        indices[Array(member.name.utf8)] = members.count
        members.append(member)
    }
}
