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

    /// Writes a text that is two words at most and has no special byte; nil for any other, whatever has been written.
    ///
    /// - Parameter target: with room for as many bytes, and `OutputBuffer.slack`.
    @inline(__always)
    func writePlainWords(to target: UnsafeMutablePointer<UInt8>) -> Int? {
        guard let source, count > 0, count <= 16 else { return nil }
        let target = UnsafeMutableRawPointer(target)
        let first = word(at: 0, of: source)
        var marks = SpecialBytes(in: first).marks
        target.storeBytes(of: first.littleEndian, as: UInt64.self)
        if count > 8 {
            // The last eight bytes, which the first word may have some of.
            let last = source.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
            marks |= SpecialBytes(in: UInt64(littleEndian: last)).marks
            target.storeBytes(of: last, toByteOffset: count &- 8, as: UInt64.self)
        }
        return marks == 0 ? count : nil
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
        var rest = word
        var left = length
        end.storeBytes(of: rest.littleEndian, as: UInt64.self)
        var special = SpecialBytes(in: word)
        while let place = special.popFirst() {
            end += place
            rest &>>= UInt64(truncatingIfNeeded: place &* 8)
            let entity = HTMLEntity(of: UInt8(truncatingIfNeeded: rest))
            end.storeBytes(of: entity.word.littleEndian, as: UInt64.self)
            end += entity.count
            rest &>>= 8
            left &-= place &+ 1
            end.storeBytes(of: rest.littleEndian, as: UInt64.self)
        }
        end += left
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

    /// One to seven bytes, without a branch for each length: lengths come in no order that a processor could guess.
    ///
    /// Both words that are read hold a byte of the text, so they lie on its pages. What they hold beside it may belong to
    /// others, who may be writing it: it is shifted or masked away and decides nothing. A sanitizer sees a read out of
    /// bounds here.
    @inline(__always)
    private func shortWord(of source: UnsafeRawPointer) -> UInt64 {
        let skipped = UInt64(truncatingIfNeeded: Int(bitPattern: source) & 7) &* 8
        let first = UInt64(littleEndian: source.alignedDown(toMultipleOf: 8).load(as: UInt64.self))
        let last = UInt64(littleEndian: (source + (count &- 1)).alignedDown(toMultipleOf: 8).load(as: UInt64.self))
        // Where nothing is skipped both are the same word, and the shift by 64 is one by 0.
        let word = (first &>> skipped) | (last &<< (64 &- skipped))
        return word & (~0 &>> (64 &- UInt64(truncatingIfNeeded: count) &* 8))
    }
}

extension UnsafeRawPointer {
    @inline(__always)
    fileprivate func alignedDown(toMultipleOf alignment: Int) -> UnsafeRawPointer {
        self - (Int(bitPattern: self) & (alignment &- 1))
    }
}
