import HTTP

/// The proxies whose `Forwarded` and `X-Forwarded-*` are believed. Anybody can send these fields: of a peer that is not
/// listed they are nothing.
public struct TrustedProxies: Sendable, Hashable {
    private let ranges: [AddressRange]

    public init(_ ranges: [AddressRange] = []) { self.ranges = ranges }

    /// Goes back from the peer through every proxy that is listed; what the first one that is not has said counts for
    /// nothing.
    public func origin(of head: RequestHead, from peer: PeerAddress?) -> RequestOrigin {
        var origin = RequestOrigin(client: peer, scheme: "http", host: head.fields[.host])
        guard trusts(peer) else { return origin }
        for element in ForwardedElement.list(of: head.fields).reversed() {
            guard trusts(origin.client) else { break }
            origin.client = element.node.flatMap(Self.address)
            origin.scheme = element.scheme ?? origin.scheme
            origin.host = element.host ?? origin.host
        }
        return origin
    }

    /// Whether the peer is one of them; nobody is believed whose address is not known.
    public func trusts(_ peer: PeerAddress?) -> Bool {
        peer.map { peer in ranges.contains { $0.contains(peer) } } ?? false
    }

    /// An address with or without a port, v6 in brackets or not.
    private static func address(of node: String) -> PeerAddress? {
        guard !node.hasPrefix("unix:") else { return nil }
        return SocketAddress(parsing: node) ?? SocketAddress(parsing: "\(node):0")
            ?? SocketAddress(parsing: "[\(node)]:0")
    }
}
