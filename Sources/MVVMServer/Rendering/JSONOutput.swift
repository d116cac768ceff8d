/// JSON as bytes (RFC 8259 §7).
struct JSONOutput {
    private(set) var bytes: [UInt8] = []

    /// Keeps the memory.
    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    mutating func raw(_ text: StaticString) { text.withUTF8Buffer { bytes.append(contentsOf: $0) } }

    mutating func raw(_ run: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: run) }

    /// What `write` appends has nothing to escape.
    mutating func raw(_ write: (inout [UInt8]) -> Void) { write(&bytes) }

    mutating func key(_ name: String, isFirst: Bool) {
        if !isFirst { raw(",") }
        string(name)
        raw(":")
    }

    mutating func string(_ text: String) {
        raw("\"")
        if text.utf8.withContiguousStorageIfAvailable({ appendEscaped($0) }) == nil {
            var copy = text
            copy.withUTF8 { appendEscaped($0) }
        }
        raw("\"")
    }

    /// A string that `write` appends as UTF-8. It is hardly ever one that needs escaping, so it is written in its place and
    /// looked through there.
    mutating func string(writtenBy write: (inout [UInt8]) -> Void) {
        raw("\"")
        let start = bytes.count
        write(&bytes)
        let isPlain = bytes.withUnsafeBufferPointer { written in
            let text = UnsafeBufferPointer(rebasing: written[start...])
            return JSONEscape.firstIndex(in: text, from: 0) == text.count
        }
        if !isPlain {
            let text = Array(bytes[start...])
            bytes.removeSubrange(start...)
            text.withUnsafeBufferPointer { appendEscaped($0) }
        }
        raw("\"")
    }

    /// What lies between two bytes that must be escaped is copied as one run.
    private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        while true {
            let end = JSONEscape.firstIndex(in: text, from: start)
            raw(UnsafeBufferPointer(rebasing: text[start..<end]))
            guard end < text.count else { return }
            JSONEscape.append(text[end], to: &bytes)
            start = end + 1
        }
    }
}
