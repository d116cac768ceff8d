/// Addresses that share their first bits (RFC 4632 §3.1), or all peers of Unix sockets.
public struct AddressRange: Sendable, Hashable {
    /// `nil` for Unix sockets.
    private let first: AddressBits?
    private let length: Int

    /// Reads `10.0.0.0/8`, `192.0.2.7`, `fd00::/8`, `::1` and `unix`.
    public init?(parsing text: String) {
        if text == "unix" {
            (first, length) = (nil, 0)
            return
        }
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let bits = AddressBits(parsing: String(parts[0])) else { return nil }
        guard parts.count == 2 else {
            (first, length) = (bits, bits.count)
            return
        }
        guard (1...3).contains(parts[1].utf8.count), parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let length = Int(parts[1]), length <= bits.count
        else { return nil }
        (first, self.length) = (bits, length)
    }

    public func contains(_ address: SocketAddress) -> Bool {
        guard let bits = AddressBits(address) else { return first == nil }
        guard let first else { return false }
        return bits.count == first.count && bits.prefix(length) == first.prefix(length)
    }
}
