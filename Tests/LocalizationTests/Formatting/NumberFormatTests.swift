import Foundation
import Testing

@testable import Localization

@Suite("IntegerFormat and DecimalFormat")
struct NumberFormatTests {
    private func integers(_ locale: String) throws -> IntegerFormat {
        IntegerFormat(try #require(ICU.numberSymbols(locale)))
    }

    private func text(_ write: (inout [UInt8]) -> Void) -> String {
        var bytes: [UInt8] = []
        write(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(
        "Whole numbers are grouped as the locale groups",
        arguments: [
            ("en", 1_234_567, "1,234,567"), ("en", 999, "999"), ("en", 1_000, "1,000"), ("en", -1_000, "-1,000"),
            ("en", 0, "0"), ("hi", 1_234_567, "12,34,567"), ("es", 1_234, "1234"), ("es", 12_345, "12.345"),
            ("de", 1_234, "1.234"), ("fa", 1_234, "۱٬۲۳۴"), ("en", .min, "-9,223,372,036,854,775,808"),
            ("en", .max, "9,223,372,036,854,775,807"), ("ar_EG", 1_234, "١٬٢٣٤"),
        ])
    func grouped(locale: String, number: Int, expected: String) throws {
        let format = try integers(locale)
        #expect(text { format.append(number, grouped: true, to: &$0) } == expected)
    }

    @Test("Grouping may be left out or have another size")
    func grouping() throws {
        let format = try integers("en")
        #expect(text { format.append(1_234_567, grouped: false, to: &$0) } == "1234567")
        #expect(text { format.append(1_234_567, grouped: true, groupSize: 4, to: &$0) } == "123,4567")
        #expect(text { format.append(1_234_567, grouped: true, groupSize: 0, to: &$0) } == "1234567")
        #expect(text { format.append(1_234_567, grouped: true, groupSize: -3, to: &$0) } == "1234567")
    }

    @Test(
        "Decimals are rounded half to even from their shortest form",
        arguments: [
            (1914.5, 0...2, "1,914.5"), (1.005, 0...2, "1"), (1.015, 0...2, "1.02"), (1.025, 0...2, "1.02"),
            (0.1 + 0.2, 0...20, "0.30000000000000004"), (2, 2...2, "2.00"), (999.999, 0...2, "1,000"),
            (1e16, 0...2, "10,000,000,000,000,000"),
            (2.5e-7, 0...8, "0.00000025"), (2.5e-7, 0...2, "0"), (-0.5, 0...0, "-0"), (1.5, 0...0, "2"),
            (0.5, 0...0, "0"),
            (.infinity, 0...2, "∞"), (-.infinity, 0...2, "-∞"), (.nan, 0...2, "NaN"),
            (1234567.891, 0...2, "1,234,567.89"),
        ])
    func decimals(number: Double, digits: ClosedRange<Int>, expected: String) throws {
        let format = DecimalFormat(try integers("en"))
        #expect(text { format.append(number, grouped: true, fractionDigits: digits, to: &$0) } == expected)
    }

    @Test("A number that is not grouped is its digits, be they one to five")
    func small() throws {
        let format = try integers("en")
        for number in 0..<10_100 {
            #expect(text { format.append(number, grouped: false, to: &$0) } == "\(number)")
        }
    }

    @Test("Every locale that Foundation knows is written as Foundation writes it")
    func likeFoundation() throws {
        let integers = [
            0, 7, -7, 10, 42, 100, 101, 999, 1_000, 9_999, 10_000, 123_456, -1_234_567, 100_000_000, Int.max,
        ]
        let decimals = [0, 0.5, -1.25, 1914.5, 12_345.678, 0.005, 1e15]
        for identifier in Locale.availableIdentifiers {
            let locale = Locale(identifier: identifier)
            let format = try self.integers(identifier)
            for number in integers {
                let expected = number.formatted(.number.locale(locale))
                #expect(text { format.append(number, grouped: true, to: &$0) } == expected, "\(identifier)")
            }
            for number in decimals {
                let expected = number.formatted(.number.locale(locale).precision(.fractionLength(0...2)))
                let written = text {
                    DecimalFormat(format).append(number, grouped: true, fractionDigits: 0...2, to: &$0)
                }
                #expect(written == expected, "\(identifier)")
            }
        }
    }
}
