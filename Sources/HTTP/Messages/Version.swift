/// The protocol as this server speaks it. A higher minor version is served as 1.1 (RFC 9110 §2.5); another major
/// version never gets past the parser (505).
public enum Version: Sendable, Hashable {
    case http10
    case http11
}
