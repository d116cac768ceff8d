extension OutputBuffer {
    /// Replaces `&`, `<`, `>`, `"` and `'`. Works on bytes, since a quote followed by a combining mark is one `Character`.
    ///
    /// Eight bytes are looked at and written at once; what stands behind the first special one is overwritten.
    mutating func appendHTML(_ text: UnsafeBufferPointer<UInt8>) {
        guard let source = UnsafeRawPointer(text.baseAddress) else { return }
        reserve(text.count)
        var index = 0
        while index < text.count {
            let length = min(text.count &- index, 8)
            let word = Self.word(at: index, of: source, count: text.count)
            UnsafeMutableRawPointer(end).storeBytes(of: word, as: UInt64.self)
            let special = SpecialBytes(in: UInt64(littleEndian: word))
            let clean = min(special.first, length)
            advance(clean)
            index &+= clean
            guard clean < length else { continue }
            append(HTMLEntity(of: text[index]), rest: text.count &- index)
            index &+= 1
        }
    }

    /// Whether `text` is the same when it is escaped.
    @inline(__always)
    static func isPlainHTML(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let source = UnsafeRawPointer(text.baseAddress) else { return true }
        var index = 0
        while index < text.count {
            let word = Self.word(at: index, of: source, count: text.count)
            if SpecialBytes(in: UInt64(littleEndian: word)).first < 8 { return false }
            index &+= 8
        }
        return true
    }

    /// The eight bytes at `index`, zeros in place of those behind the end.
    @inline(__always)
    private static func word(at index: Int, of source: UnsafeRawPointer, count: Int) -> UInt64 {
        if index &+ 8 <= count { return source.loadUnaligned(fromByteOffset: index, as: UInt64.self) }
        if count >= 8 {
            // The last eight bytes, without those that were looked at before.
            let last = source.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
            return (UInt64(littleEndian: last) &>> UInt64(truncatingIfNeeded: (index &+ 8 &- count) &* 8)).littleEndian
        }
        var word: UInt64 = 0
        for offset in index..<count {
            let byte = UInt64(source.load(fromByteOffset: offset, as: UInt8.self))
            word |= byte &<< UInt64(truncatingIfNeeded: (offset &- index) &* 8)
        }
        return word.littleEndian
    }

    /// Written as one word; what is written behind its end is overwritten or slack.
    @inline(__always)
    private mutating func append(_ entity: HTMLEntity, rest: Int) {
        reserve(rest &+ 8)
        UnsafeMutableRawPointer(end).storeBytes(of: entity.word.littleEndian, as: UInt64.self)
        advance(entity.count)
    }
}
