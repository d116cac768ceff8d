/// Ways in which a network may cut bytes into pieces.
enum WireCuts {
    /// One piece for each line, its CRLF included.
    static func lines(of bytes: [UInt8]) -> [[UInt8]] {
        var lines: [[UInt8]] = [[]]
        for byte in bytes {
            lines[lines.count - 1].append(byte)
            if lines[lines.count - 1].suffix(2).elementsEqual([0x0D, 0x0A]) { lines.append([]) }
        }
        return lines
    }

    /// Pieces of up to 16 bytes; the same for the same seed, so that a failure can be had again.
    static func random(_ bytes: [UInt8], seed: UInt64) -> [[UInt8]] {
        var (state, rest, pieces) = (seed, bytes[...], [[UInt8]]())
        while !rest.isEmpty {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            pieces.append(Array(rest.prefix(Int(state >> 60) + 1)))
            rest = rest.dropFirst(pieces[pieces.count - 1].count)
        }
        return pieces
    }
}
