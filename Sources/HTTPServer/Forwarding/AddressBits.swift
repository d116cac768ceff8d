/// The bits of an address, without its port.
struct AddressBits: Hashable, Sendable {
    /// 32 or 128.
    let count: Int
    /// The address in its first `count` bits.
    private let bits: UInt128

    /// `nil` for a path.
    init?(_ address: SocketAddress) {
        switch address {
        case .ipv4(let address, _): (count, bits) = (32, UInt128(address) << 96)
        // A v4 address in v6 clothes is the v4 address.
        case .ipv6(0, let low, _) where low >> 32 == 0xFFFF: (count, bits) = (32, UInt128(low & 0xFFFF_FFFF) << 96)
        case .ipv6(let high, let low, _): (count, bits) = (128, UInt128(high) << 64 | UInt128(low))
        case .unix: return nil
        }
    }

    init?(parsing text: String) {
        guard let address = SocketAddress(parsing: "\(text):0") ?? SocketAddress(parsing: "[\(text)]:0") else {
            return nil
        }
        self.init(address)
    }

    func prefix(_ length: Int) -> UInt128 { length == 0 ? 0 : bits >> (128 - UInt128(length)) }
}
