/// The size of a body.
public enum ServerRequestBodySize: Sendable, Hashable {
    case bytes(Int)
    case kb(Int)
    case mb(Int)
    case gb(Int)

    public var bytes: Int {
        switch self {
        case .bytes(let count): count
        case .kb(let count): count << 10
        case .mb(let count): count << 20
        case .gb(let count): count << 30
        }
    }
}
