import Foundation
import Testing

@testable import MVVM

@Suite("A query or a form as it is read")
struct KeyValueDecoderTests {
    private struct One<Value: Codable & Equatable>: Codable, Equatable {
        var value: Value
    }

    private func read<Value: Codable & Equatable>(_ texts: String..., as type: Value.Type = Value.self) throws -> Value
    {
        try KeyValueDecoder(texts.map { KeyValuePair(name: "value", value: $0) }).decode(One<Value>.self).value
    }

    @Test("gives back what was written, whatever is in it")
    func roundTrip() throws {
        for nasty in ["&=+%/", "🧑🏽‍🚀", "a\0b", "\r\n", "\"\u{301}", "%{count}", "value=1&value=2", " ", "e\u{301}"] {
            let query = KeyValueQuery(
                text: nasty, number: .min, small: -128, unsigned: .max, share: -0.25, isOpen: false, id: .stub(255),
                since: StubClock.now, order: .newest, tags: [nasty, "", nasty], numbers: [3, 1, 2],
                range: .init(from: -1, to: 9))
            let pairs = KeyValueEncoder.pairs(of: query)
            let read = try KeyValueDecoder(pairs.values).decode(KeyValueQuery.self)
            #expect(read == query)
            #expect(read.text.utf8.elementsEqual(nasty.utf8))
        }
    }

    @Test(
        "takes whole numbers as digits with an optional minus",
        arguments: [("0", 0), ("-0", 0), ("007", 7), ("-12", -12)])
    func integers(_ text: String, _ number: Int) throws {
        #expect(try read(text) == number)
    }

    @Test(
        "takes nothing else for a whole number",
        arguments: [
            "", "-", "+3", "1.0", " 1", "1 ", "1e3", "0x1F", "--1", "1-", "9223372036854775808", "-9223372036854775809",
            "٣", "１", "1\u{0}", "1_000", "1,000", "nan", "true",
        ])
    func noInteger(_ text: String) {
        #expect(throws: DecodingError.self) { try read(text, as: Int.self) }
    }

    @Test("keeps the bounds of small numbers")
    func bounds() throws {
        #expect(try read("127", as: Int8.self) == 127)
        #expect(try read("255", as: UInt8.self) == 255)
        #expect(throws: DecodingError.self) { try read("128", as: Int8.self) }
        #expect(throws: DecodingError.self) { try read("256", as: UInt8.self) }
        #expect(throws: DecodingError.self) { try read("-1", as: UInt8.self) }
    }

    @Test(
        "takes decimal numbers, with an exponent as doubles are written, without a sign of plus",
        arguments: [
            ("0.5", 0.5), ("-3", -3), ("00.10", 0.1), ("5e-324", Double.leastNonzeroMagnitude), ("1e+20", 1e20),
        ])
    func decimals(_ text: String, _ number: Double) throws {
        #expect(try read(text) == number)
    }

    @Test(
        "takes nothing else for a decimal number",
        arguments: ["", "+0.5", "1e999", "0x1p3", "inf", "nan", "Infinity", "1,5", " 1", "1.2.3", "-", ".", "--1"])
    func noDecimal(_ text: String) {
        #expect(throws: DecodingError.self) { try read(text, as: Double.self) }
    }

    @Test(
        "takes a box's words for a flag",
        arguments: [("true", true), ("on", true), ("1", true), ("false", false), ("off", false), ("0", false)])
    func flags(_ text: String, _ isTrue: Bool) throws {
        #expect(try read(text) == isTrue)
    }

    @Test("takes nothing else for a flag", arguments: ["", "TRUE", "yes", "2", " true"])
    func noFlag(_ text: String) {
        #expect(throws: DecodingError.self) { try read(text, as: Bool.self) }
    }

    @Test("reads ids and dates, and no others")
    func standard() throws {
        #expect(try read("00000000-0000-7000-8000-000000000001", as: UUID.self) == .stub())
        #expect(try read("2026-03-14T09:26:53Z", as: Date.self) == StubClock.now)
        #expect(throws: DecodingError.self) { try read("1", as: UUID.self) }
        #expect(throws: DecodingError.self) { try read("2026-03-14", as: Date.self) }
        #expect(throws: DecodingError.self) { try read("latest", as: KeyValueQuery.Order.self) }
    }

    @Test("takes an empty or missing value for an absent optional, and an empty list for a missing name")
    func absent() throws {
        let query = try KeyValueDecoder([
            KeyValuePair(name: "text", value: ""), KeyValuePair(name: "number", value: "1"),
            KeyValuePair(name: "small", value: ""), KeyValuePair(name: "id", value: ""),
        ]).decode(KeyValueQuery.self)
        #expect(query == KeyValueQuery(text: "", number: 1))
    }

    @Test("refuses a name that is missing, and one that is given twice")
    func count() {
        let missing = #expect(throws: DecodingError.self) { try read(as: String.self) }
        #expect(String(describing: missing).contains("'value' is missing."))
        let twice = #expect(throws: DecodingError.self) { try read("1", "2", as: Int.self) }
        #expect(String(describing: twice).contains("'value' is given 2 times."))
        #expect(throws: Never.self) { try #expect(read("1", "2", as: [Int].self) == [1, 2]) }
    }

    @Test("refuses what no query holds: lists of lists, values with parts where there are none")
    func nesting() {
        #expect(throws: DecodingError.self) { try read("1", as: [[Int]].self) }
        #expect(throws: DecodingError.self) { try read("1", as: KeyValueQuery.Range.self) }
        #expect(throws: DecodingError.self) { try read("1", as: [KeyValueQuery.Range].self) }
    }
}
