import Testing

@testable import Mustache

@Suite("A text as HTML, in words")
struct HTMLWordsTests {
    private static let entities: [UInt8: [UInt8]] = [
        UInt8(ascii: "&"): Array("&amp;".utf8), UInt8(ascii: "<"): Array("&lt;".utf8),
        UInt8(ascii: ">"): Array("&gt;".utf8), UInt8(ascii: "\""): Array("&quot;".utf8),
        UInt8(ascii: "'"): Array("&#39;".utf8),
    ]

    /// Writes the text that lies at `start` in memory that is full of special bytes.
    private func written(_ text: [UInt8], at start: Int) -> [UInt8] {
        withUnsafeTemporaryAllocation(byteCount: 64, alignment: 8) { memory in
            for place in memory.indices { memory[place] = UInt8(ascii: "<") }
            for (place, byte) in text.enumerated() { memory[start + place] = byte }
            let source = UnsafeBufferPointer(rebasing: memory.bindMemory(to: UInt8.self)[start..<start + text.count])
            let room = text.count * HTMLEntity.longest + OutputBuffer.slack
            return [UInt8](unsafeUninitializedCapacity: room) { output, count in
                guard let target = output.baseAddress else { return }
                let words = HTMLWords(source)
                count = words.writePlainWords(to: target) ?? words.write(to: target)
            }
        }
    }

    @Test("is escaped byte for byte, wherever it lies and whatever lies beside it")
    func everyByte() {
        for start in 8..<16 {
            for length in [1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 24] {
                for place in 0..<length {
                    for byte in UInt8.min...UInt8.max {
                        var text = [UInt8](repeating: UInt8(ascii: "a"), count: length)
                        text[place] = byte
                        let escaped = text.flatMap { Self.entities[$0] ?? [$0] }
                        guard written(text, at: start) != escaped else { continue }
                        Issue.record("byte \(byte) at \(place) of \(length), \(start) bytes behind a word")
                    }
                }
            }
        }
        #expect(written([], at: 8) == [])
    }
}
