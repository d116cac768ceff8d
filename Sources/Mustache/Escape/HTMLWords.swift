/// A text as HTML, looked at and written in words of eight bytes.
///
/// Whole words of `SIMD8` were tried: what Swift makes of its masks took six times as long.
struct HTMLWords {
    private let source: UnsafeRawPointer?
    private let count: Int

    init(_ text: UnsafeBufferPointer<UInt8>) {
        source = UnsafeRawPointer(text.baseAddress)
        count = text.count
    }

    /// Whether the text is the same when it is escaped.
    var isPlain: Bool {
        guard let source else { return true }
        var marks: UInt64 = 0
        var index = 0
        while index < count {
            marks |= SpecialBytes(in: word(at: index, of: source)).marks
            index &+= 8
        }
        return marks == 0
    }

    /// Writes a text that is one word at most and has no special byte; nil for any other.
    ///
    /// - Parameter target: with room for as many bytes, and `OutputBuffer.slack`.
    @inline(__always)
    func writePlainWord(to target: UnsafeMutablePointer<UInt8>) -> Int? {
        guard let source, count > 0, count <= 8 else { return nil }
        let word = word(at: 0, of: source)
        guard SpecialBytes(in: word).marks == 0 else { return nil }
        UnsafeMutableRawPointer(target).storeBytes(of: word.littleEndian, as: UInt64.self)
        return count
    }

    /// - Parameter target: with room for `HTMLEntity.longest` times as many bytes, and `OutputBuffer.slack`.
    /// - Returns: how many bytes were written.
    func write(to target: UnsafeMutablePointer<UInt8>) -> Int {
        guard let source else { return 0 }
        let start = UnsafeMutableRawPointer(target)
        var end = start
        var index = 0
        while index &+ 8 <= count {
            let word = UInt64(littleEndian: source.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            HTMLWords.write(word, length: 8, to: &end)
            index &+= 8
        }
        if index < count { HTMLWords.write(word(at: index, of: source), length: count &- index, to: &end) }
        return end - start
    }

    /// Each store is a whole word; the next one overwrites what of it was too much.
    @inline(__always)
    private static func write(_ word: UInt64, length: Int, to end: inout UnsafeMutableRawPointer) {
        end.storeBytes(of: word.littleEndian, as: UInt64.self)
        var special = SpecialBytes(in: word)
        var taken = 0
        while let place = special.popFirst() {
            end += place &- taken
            let entity = HTMLEntity(of: UInt8(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: place &* 8)))
            end.storeBytes(of: entity.word.littleEndian, as: UInt64.self)
            end += entity.count
            taken = place &+ 1
            end.storeBytes(of: (word >> UInt64(truncatingIfNeeded: taken &* 8)).littleEndian, as: UInt64.self)
        }
        end += length &- taken
    }

    /// The eight bytes at `index`, the first one the lowest; zeros in place of those behind the end.
    @inline(__always)
    private func word(at index: Int, of source: UnsafeRawPointer) -> UInt64 {
        let missing = index &+ 8 &- count
        if missing <= 0 { return UInt64(littleEndian: source.loadUnaligned(fromByteOffset: index, as: UInt64.self)) }
        if count >= 8 {
            // The last eight bytes, without those of the word before.
            let last = UInt64(littleEndian: source.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
            return last &>> UInt64(truncatingIfNeeded: missing &* 8)
        }
        return shortWord(of: source)
    }

    /// One to seven bytes, from two halves that may overlap.
    @inline(__always)
    private func shortWord(of source: UnsafeRawPointer) -> UInt64 {
        if count >= 4 {
            let low = UInt64(UInt32(littleEndian: source.loadUnaligned(as: UInt32.self)))
            let high = UInt64(UInt32(littleEndian: source.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)))
            return low | high &<< UInt64(truncatingIfNeeded: (count &- 4) &* 8)
        }
        let first = UInt64(source.load(as: UInt8.self))
        guard count > 1 else { return first }
        let last = UInt64(UInt16(littleEndian: source.loadUnaligned(fromByteOffset: count &- 2, as: UInt16.self)))
        return first | last &<< UInt64(truncatingIfNeeded: (count &- 2) &* 8)
    }
}
