import Foundation
import MVVM
import Testing

@testable import Localization

@Suite("A number or date that is written into memory")
struct MemoryWritingTests {
    private static let numbers = [0, 7, -7, 10, 99, 100, 101, 999, 1_000, 12_345, -123_456, 9_876_543_210, .min, .max]
    private static let moments = [1_767_225_600.0, 1_798_033_556, 0, -86_400, -12_212_553_600, 253_402_300_799]

    private func writer(_ tag: LocaleTag) throws -> MessageWriter {
        let keys = CatalogKeys(types: [], references: [])
        let locale = try #require(CompiledLocale(tag, formatting: tag, keys: keys, messages: [:]))
        return MessageWriter(locale: locale, zone: ZoneOffsets(.gmt), onMissing: { _, _ in })
    }

    /// The text, nil where only `append` can write it. Fails on a byte that was touched behind the room.
    private func text(_ write: (UnsafeMutablePointer<UInt8>) -> Int?) -> String? {
        let guarded = MessageWriter.room + 64
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: guarded) { memory in
            memory.initialize(repeating: 0xAA)
            guard let start = memory.baseAddress, let count = write(start) else { return nil }
            #expect(memory[MessageWriter.room...].allSatisfy { $0 == 0xAA })
            return String(decoding: memory[..<count], as: UTF8.self)
        }
    }

    @Test("is what is appended, and touches nothing behind its room, in every locale and style")
    func everyLocale() throws {
        let tags = Locale.availableIdentifiers.compactMap(LocaleTag.init).filter { $0.region == nil }
        var written = 0
        for tag in tags {
            let writer = try writer(tag)
            for value in Self.numbers {
                for size in [3, 1] {
                    let number = LocalizableInt(value: value, groupingSize: size)
                    guard let text = text({ writer.write(number, to: $0) }) else { continue }
                    #expect(text == writer.text { writer.append(.integer(number), to: &$0) }, "\(tag)")
                    written += 1
                }
            }
            for style in DateTimeStyle.all {
                for moment in Self.moments {
                    let date = LocalizableDate(
                        value: Date(timeIntervalSince1970: moment), dateStyle: style.date, timeStyle: style.time)
                    guard let text = text({ writer.write(date, to: $0) }) else { continue }
                    #expect(text == writer.text { writer.append(.date(date), to: &$0) }, "\(tag) \(style)")
                    written += 1
                }
            }
        }
        #expect(written > tags.count * 80)
    }

    @Test("is left to append where it came with its text, or is longer than the room")
    func isLeft() throws {
        let writer = try writer(try #require(LocaleTag("en")))
        let number = try JSONDecoder().decode(
            LocalizableInt.self, from: Data(#"{"value": 3, "text": "three"}"#.utf8))
        #expect(text { writer.write(number, to: $0) } == nil)
        let ancient = LocalizableDate(value: Date(timeIntervalSince1970: -13_000_000_000))
        #expect(text { writer.write(ancient, to: $0) } == nil)
    }
}
