import Foundation

extension UUID {
    /// Bytes of a written UUID.
    public static let textLength = 36

    /// Appends the 36 bytes of RFC 9562 §4 in small letters, as every face writes a UUID.
    public func appendLowercase(to bytes: inout [UInt8]) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: UUID.textLength) { text in
            guard let start = text.baseAddress else { return }
            writeLowercase(to: start)
            bytes.append(contentsOf: UnsafeBufferPointer(text))
        }
    }

    /// As `appendLowercase(to:)`.
    ///
    /// - Parameter text: with room for `textLength` bytes.
    public func writeLowercase(to text: UnsafeMutablePointer<UInt8>) {
        let target = UnsafeMutableRawPointer(text)
        withUnsafeBytes(of: uuid) { raw in
            func digits(_ word: Int) -> UInt64 {
                UUID.digits(of: UInt32(bigEndian: raw.load(fromByteOffset: word * 4, as: UInt32.self)))
            }
            func store(_ half: UInt64, at place: Int) {
                target.storeBytes(
                    of: UInt32(truncatingIfNeeded: half).bigEndian, toByteOffset: place, as: UInt32.self)
            }
            target.storeBytes(of: digits(0).bigEndian, as: UInt64.self)
            store(digits(1) >> 32, at: 9)
            store(digits(1), at: 14)
            store(digits(2) >> 32, at: 19)
            store(digits(2), at: 24)
            target.storeBytes(of: digits(3).bigEndian, toByteOffset: 28, as: UInt64.self)
        }
        text[8] = UInt8(ascii: "-")
        text[13] = UInt8(ascii: "-")
        text[18] = UInt8(ascii: "-")
        text[23] = UInt8(ascii: "-")
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

    /// Eight hexadecimal digits at once, the first in the highest byte.
    private static func digits(of word: UInt32) -> UInt64 {
        // One digit's value in each byte.
        var values = UInt64(word)
        values = (values | values << 16) & 0x0000_FFFF_0000_FFFF
        values = (values | values << 8) & 0x00FF_00FF_00FF_00FF
        values = (values | values << 4) & 0x0F0F_0F0F_0F0F_0F0F
        // 1 in each byte that is 10 or more; `a` stands 39 behind the byte that follows `9`.
        let letters = (values &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
        return values &+ 0x3030_3030_3030_3030 &+ letters &* 39
    }
}
