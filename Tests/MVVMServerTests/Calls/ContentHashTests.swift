import Testing

@testable import MVVMServer

@Suite("The hash of an answer")
struct ContentHashTests {
    @Test("is 16 digits, and the same for the same bytes")
    func form() {
        let bytes = Array("Dark mode".utf8)
        #expect(ContentHash.hex(of: bytes) == ContentHash.hex(of: bytes))
        for count in 0..<40 {
            let hash = ContentHash.hex(of: Array(repeating: 0, count: count))
            #expect(hash.wholeMatch(of: #/[0-9a-f]{16}/#) != nil)
        }
    }

    @Test("is another one when a single bit is another, wherever it stands, and when zeros are added")
    func differences() {
        let bytes = (0..<45).map { UInt8($0 * 5) }
        var hashes: Set<String> = [ContentHash.hex(of: bytes)]
        for index in bytes.indices {
            for bit in 0..<8 {
                var changed = bytes
                changed[index] ^= 1 << bit
                hashes.insert(ContentHash.hex(of: changed))
            }
        }
        for count in 0..<100 { hashes.insert(ContentHash.hex(of: Array(repeating: 0, count: count))) }
        #expect(hashes.count == 1 + 45 * 8 + 100)
    }

    @Test("tells long answers apart too: by any byte, and by two words that change places")
    func long() {
        let bytes = (0..<16_421).map { UInt8(truncatingIfNeeded: $0 / 8 &* 37) }
        var hashes: Set<String> = [ContentHash.hex(of: bytes)]
        let places = Array(0..<64) + Array(stride(from: 64, to: 16_320, by: 61)) + Array(16_320..<bytes.count)
        for index in places {
            var changed = bytes
            changed[index] ^= 1 << (index % 8)
            hashes.insert(ContentHash.hex(of: changed))
        }
        for index in 0..<100 {
            var changed = bytes
            for offset in 0..<8 { changed.swapAt(index * 8 + offset, index * 8 + 8 + offset) }
            hashes.insert(ContentHash.hex(of: changed))
        }
        #expect(hashes.count == 1 + places.count + 100)
    }
}
