/// One value of a JSON text (RFC 8259), with the place where it stands.
struct JSONNode: Sendable {
    enum Content: Sendable {
        case null
        case flag(Bool)
        /// As it was written: whether it is whole or fits is for the reader to say.
        case number(String)
        case text(String)
        case list([JSONNode])
        case object(JSONObject)
    }

    let content: Content
    /// Bytes before it.
    let offset: Int

    var kind: String {
        switch content {
        case .null: "null"
        case .flag: "true or false"
        case .number: "a number"
        case .text: "a text"
        case .list: "a list"
        case .object: "an object"
        }
    }
}
