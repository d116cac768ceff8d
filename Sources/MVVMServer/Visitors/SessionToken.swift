import CSodium

/// The secret of a session: 256 random bits, which only the visitor's browser keeps.
struct SessionToken: Sendable {
    /// 43 letters of base64url.
    let text: String
    /// What a store keeps (BLAKE2b of libsodium, 32 bytes): whoever reads it cannot make the cookie from it.
    let hash: [UInt8]

    /// A new one. libsodium was started with the `SigningKey`.
    init() {
        var bytes = [UInt8](repeating: 0, count: 32)
        randombytes_buf(&bytes, bytes.count)
        var letters = [CChar](repeating: 0, count: 44)
        sodium_bin2base64(&letters, letters.count, bytes, bytes.count, sodium_base64_VARIANT_URLSAFE_NO_PADDING)
        self.init(trusted: String(decoding: letters.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }

    /// - Parameter text: out of a cookie; nil for what was never a token of ours.
    init?(parsing text: String) {
        let isToken =
            text.utf8.count == 43
            && text.utf8.allSatisfy { byte in
                switch byte {
                case 48...57, 65...90, 97...122, 45, 95: true
                default: false
                }
            }
        guard isToken else { return nil }
        self.init(trusted: text)
    }

    private init(trusted text: String) {
        self.text = text
        let message = Array(text.utf8)
        var hash = [UInt8](repeating: 0, count: 32)
        crypto_generichash(&hash, hash.count, message, UInt64(message.count), nil, 0)
        self.hash = hash
    }
}
