extension OutputBuffer {
    /// Replaces `&`, `<`, `>`, `"` and `'`. Works on bytes, since a quote followed by a combining mark is one `Character`.
    @inline(__always)
    mutating func appendHTML(_ text: UnsafeBufferPointer<UInt8>) {
        reserve(text.count)
        // Half of all texts are a short word without a special byte: written without a call.
        if let count = HTMLWords(text).writePlainWord(to: end) { advance(count) } else { appendLongHTML(text) }
    }

    private mutating func appendLongHTML(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        while start < text.count {
            // Room for the worst is made once for many bytes, and not for megabytes.
            let part = UnsafeBufferPointer(rebasing: text[start..<min(start + 1_024, text.count)])
            reserve(part.count * HTMLEntity.longest)
            advance(HTMLWords(part).write(to: end))
            start += part.count
        }
    }
}
