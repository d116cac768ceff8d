/// A quick hash of an answer's bytes, for its entity tag; no protection against anybody who wants a collision.
enum ContentHash {
    /// 16 hexadecimal digits. Multiply, and fold the high half back (as FNV and wyhash do): eight bytes at a time below
    /// `longBytes`, from there on sixteen.
    static func hex(of bytes: [UInt8]) -> String {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
        bytes.withUnsafeBytes { buffer in
            var offset = buffer.count < longBytes ? 0 : mixLanes(of: buffer, into: &state)
            while offset + 8 <= buffer.count {
                state = mix(state ^ buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                offset += 8
            }
            var rest: UInt64 = 0
            for byte in buffer[offset...] { rest = rest << 8 | UInt64(byte) }
            state = mix(state ^ rest)
        }
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    /// From here on four chains run side by side: one alone waits for each multiplication.
    private static let longBytes = 16 * 1024

    /// Returns how many bytes have been taken in.
    private static func mixLanes(of buffer: UnsafeRawBufferPointer, into state: inout UInt64) -> Int {
        func word(_ offset: Int) -> UInt64 { buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
        var (first, second, third, fourth) = (state, state ^ 1, state ^ 2, state ^ 3)
        var offset = 0
        while offset + 64 <= buffer.count {
            first = mix(first ^ word(offset), word(offset + 8) ^ multiplier)
            second = mix(second ^ word(offset + 16), word(offset + 24) ^ multiplier)
            third = mix(third ^ word(offset + 32), word(offset + 40) ^ multiplier)
            fourth = mix(fourth ^ word(offset + 48), word(offset + 56) ^ multiplier)
            offset += 64
        }
        for lane in [first, second, third, fourth] { state = mix(state ^ lane) }
        return offset
    }

    /// No UTF-8 (0xBD behind 0x78), so that a text's word is never the same, which would make the product zero.
    private static let multiplier: UInt64 = 0xA076_1D64_78BD_642F

    private static func mix(_ word: UInt64, _ factor: UInt64 = multiplier) -> UInt64 {
        let product = word.multipliedFullWidth(by: factor)
        return product.high ^ product.low
    }
}
