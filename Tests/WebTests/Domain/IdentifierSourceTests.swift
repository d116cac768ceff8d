import Foundation
import Testing

@testable import Web

@Suite("The source of ids")
struct IdentifierSourceTests {
    @Test("makes UUIDs of version 7: the example of RFC 9562, appendix A.6")
    func example() {
        let random = [UInt64](arrayLiteral: 0xcc3, 0x18c4_dc0c_0c07_398f)
        let calls = Counter()
        let source = IdentifierSource.version7(clock: .fixed(milliseconds: 1_645_557_742_000)) {
            random[calls.next()]
        }
        #expect(source.next().uuidString == "017F22E2-79B0-7CC3-98C4-DC0C0C07398F")
    }

    @Test("gives later ids a higher place in the order, and never the same twice")
    func order() {
        let early = IdentifierSource.version7(clock: .fixed(milliseconds: 1_000))
        let late = IdentifierSource.version7(clock: .fixed(milliseconds: 1_001))
        let ids = (0..<1_000).map { _ in early.next() }
        #expect(Set(ids).count == 1_000)
        #expect(ids.allSatisfy { $0 < late.next() })
    }

    @Test("keeps version and variant whatever the random bits are", arguments: [0, .max] as [UInt64])
    func fixedBits(random: UInt64) {
        let id = IdentifierSource.version7(clock: .system) { random }.next().uuid
        #expect(id.6 >> 4 == 7)
        #expect(id.8 >> 6 == 0b10)
    }
}
