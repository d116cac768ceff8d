extension OutputBuffer {
    /// Replaces `&`, `<`, `>`, `"` and `'`. Works on bytes, since a quote followed by a combining mark is one `Character`.
    @inline(__always)
    mutating func appendHTML(_ text: UnsafeBufferPointer<UInt8>) {
        reserve(text.count)
        // Most texts are a word or two without a special byte: written without a call.
        if let count = HTMLWords(text).writePlainWords(to: end) { advance(count) } else { appendAnyHTML(text) }
    }

    @inline(never)
    private mutating func appendAnyHTML(_ text: UnsafeBufferPointer<UInt8>) {
        var left = text[...]
        // Room for the worst is made once for many bytes, and not for megabytes.
        while left.count > 1_024 {
            appendWhole(UnsafeBufferPointer(rebasing: left.prefix(1_024)))
            left = left.dropFirst(1_024)
        }
        appendWhole(UnsafeBufferPointer(rebasing: left))
    }

    @inline(__always)
    private mutating func appendWhole(_ text: UnsafeBufferPointer<UInt8>) {
        reserve(text.count &* HTMLEntity.longest)
        advance(HTMLWords(text).write(to: end))
    }
}
