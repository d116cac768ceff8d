import CSodium

/// A secret that signs cookies (HMAC-SHA-512-256 of libsodium).
struct SigningKey: Sendable {
    let bytes: [UInt8]

    /// A new one.
    ///
    /// - Throws: `SodiumUnavailable` where libsodium cannot start.
    init() throws(SodiumUnavailable) {
        guard sodium_init() >= 0 else { throw SodiumUnavailable() }
        var bytes = [UInt8](repeating: 0, count: Int(crypto_auth_KEYBYTES))
        randombytes_buf(&bytes, bytes.count)
        self.bytes = bytes
    }

    /// - Throws: `SodiumUnavailable` where libsodium cannot start.
    /// - Returns: nil for bytes that are no key.
    init?(bytes: [UInt8]) throws(SodiumUnavailable) {
        guard sodium_init() >= 0 else { throw SodiumUnavailable() }
        guard bytes.count == Int(crypto_auth_KEYBYTES) else { return nil }
        self.bytes = bytes
    }

    /// 64 hexadecimal digits.
    ///
    /// - Parameter text: says what it is for, so that what is signed for one purpose serves no other.
    func signature(of text: String) -> String {
        let message = Array(text.utf8)
        var signature = [UInt8](repeating: 0, count: Int(crypto_auth_BYTES))
        crypto_auth(&signature, message, UInt64(message.count), bytes)
        let digits = Array("0123456789abcdef".utf8)
        let hex = signature.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: hex, as: UTF8.self)
    }

    /// Compares in constant time.
    func isSignature(_ text: String, of message: String) -> Bool {
        let given = Array(text.utf8)
        let right = Array(signature(of: message).utf8)
        return given.count == right.count && sodium_memcmp(given, right, right.count) == 0
    }
}
