/// A value of a YAML file: every scalar is text, a mapping keeps its order.
struct YAMLNode: Sendable {
    let content: Content
    let position: SourcePosition

    enum Content: Sendable {
        case scalar(String)
        case mapping([Entry])
        case sequence([YAMLNode])
    }

    struct Entry: Sendable {
        let key: String
        let keyPosition: SourcePosition
        let value: YAMLNode
    }
}
