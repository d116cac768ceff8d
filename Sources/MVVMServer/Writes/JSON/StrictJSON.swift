/// Reads a type from JSON: every mistake has its place, and nothing that was sent is ignored.
enum StrictJSON {
    /// Integers are written as such (`1.0` is none) and fit; a member that the type does not ask for is refused with the
    /// nearest name that it knows; a date is a text of RFC 3339.
    static func decode<Value: Decodable>(
        _ type: Value.Type, from bytes: [UInt8], limits: JSONLimits = JSONLimits()
    ) throws -> Value {
        let root = try JSONParser.parse(bytes, limits: limits)
        let visits = JSONVisits()
        do {
            let value = try JSONNodeDecoder(node: root, codingPath: [], visits: visits).decode(type)
            if let unknown = visits.unknownMember {
                throw JSONMistake(unknown.complaint, at: unknown.offset, of: bytes, path: unknown.path)
            }
            return value
        } catch let error as DecodingError {
            let (path, node) = place(of: error.codingPath, in: root)
            throw JSONMistake(error.complaint, at: node.offset, of: bytes, path: path)
        }
    }

    /// The innermost value on a coding path that was really sent.
    private static func place(of codingPath: [any CodingKey], in root: JSONNode) -> (path: [String], node: JSONNode) {
        var path: [String] = []
        var node = root
        for key in codingPath {
            let child: JSONNode? =
                switch node.content {
                case .object(let object): object[key.stringValue]
                case .list(let list): key.intValue.flatMap { list.indices.contains($0) ? list[$0] : nil }
                default: nil
                }
            guard let child else { break }
            path.append(key.stringValue)
            node = child
        }
        return (path, node)
    }
}
