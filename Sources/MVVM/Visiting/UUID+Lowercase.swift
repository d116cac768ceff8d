import Foundation

extension UUID {
    /// Appends the 36 bytes of RFC 9562 §4 in small letters, as every face writes a UUID.
    public func appendLowercase(to bytes: inout [UInt8]) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 36) { text in
            withUnsafeBytes(of: uuid) { raw in
                var next = 0
                for (index, byte) in raw.enumerated() {
                    if index == 4 || index == 6 || index == 8 || index == 10 {
                        text[next] = UInt8(ascii: "-")
                        next += 1
                    }
                    text[next] = UUID.digit(byte >> 4)
                    text[next + 1] = UUID.digit(byte & 15)
                    next += 2
                }
            }
            bytes.append(contentsOf: UnsafeBufferPointer(text))
        }
    }

    /// `00000000-0000-7000-8000-000000000001`
    public var lowercase: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(36)
        appendLowercase(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Exactly the 36 bytes of RFC 9562 §4, in letters of either case; Foundation stops reading at a NUL.
    public init?(strict text: String) {
        guard text.utf8.count == 36, !text.utf8.contains(0) else { return nil }
        self.init(uuidString: text)
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? value + 48 : value + 87 }
}
