// Reading text out of received bytes: comparing, trimming, finding the byte that ends a line.

extension Span<UInt8> {
    /// Bytes that are not UTF-8 become U+FFFD.
    func text(in range: Range<Int>) -> String {
        extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }

    func equals(_ text: StaticString, in range: Range<Int>) -> Bool {
        range.count == text.utf8CodeUnitCount && matches(text, at: range.lowerBound)
    }

    /// Without regard to ASCII case. `lowercased` has no capital letter.
    func equalsFolded(_ lowercased: StaticString, in range: Range<Int>) -> Bool {
        guard range.count == lowercased.utf8CodeUnitCount else { return false }
        return lowercased.withUTF8Buffer { expected in
            for offset in 0..<expected.count
            where self[range.lowerBound + offset].asciiLowercased != expected[offset] { return false }
            return true
        }
    }

    func hasPrefix(_ lowercased: String, in range: Range<Int>) -> Bool {
        guard range.count >= lowercased.utf8.count else { return false }
        return zip(range, lowercased.utf8).allSatisfy { self[$0].asciiLowercased == $1 }
    }

    /// `range` without the spaces and tabs at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, self[start].isBlank { start += 1 }
        while end > start, self[end - 1].isBlank { end -= 1 }
        return start..<end
    }

    func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if self[index] == byte { return index }
            index += 1
        }
        return nil
    }

    /// The elements of a comma-separated list, trimmed, the empty ones included. Knows no quoted strings.
    func elements(in range: Range<Int>) -> [Range<Int>] {
        var elements: [Range<Int>] = []
        var start = range.lowerBound
        while let comma = firstIndex(of: .comma, in: start..<range.upperBound) {
            elements.append(trimmed(start..<comma))
            start = comma + 1
        }
        elements.append(trimmed(start..<range.upperBound))
        return elements
    }

    private func matches(_ text: StaticString, at start: Int) -> Bool {
        text.withUTF8Buffer { expected in
            for offset in 0..<expected.count where self[start + offset] != expected[offset] { return false }
            return true
        }
    }
}
