extension OutputBuffer {
    /// Image candidates: `url descriptor, url descriptor`. Each URL is held to the rules of a whole one; of a descriptor
    /// only what it may consist of is kept.
    mutating func appendSourceSet(_ text: UnsafeBufferPointer<UInt8>) {
        var isFirst = true
        for candidate in text.split(separator: UInt8(ascii: ",")) {
            let words = candidate.split { $0 == UInt8(ascii: " ") || (0x09...0x0D).contains($0) }
            guard let url = words.first else { continue }
            if !isFirst { append(", ") }
            isFirst = false
            if URLScheme.isHarmless(url) {
                appendURL(url, keeping: .whole)
            } else {
                append(UInt8(ascii: "#"))
            }
            guard words.count == 2, words[1].allSatisfy(Self.isDescriptor) else { continue }
            append(UInt8(ascii: " "))
            for byte in words[1] { append(byte) }
        }
    }

    private static func isDescriptor(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "w"), UInt8(ascii: "x"): true
        default: false
        }
    }
}
