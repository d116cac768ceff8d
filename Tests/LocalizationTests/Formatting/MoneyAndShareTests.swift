import Foundation
import MVVM
import Testing

@testable import Localization

@Suite("Money and shares")
struct MoneyAndShareTests {
    private func text(_ write: (inout [UInt8]) -> Void) -> String {
        var bytes: [UInt8] = []
        write(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let amounts: [(String, String, String, String)] = [
        ("en", "1234.5", "EUR", "€1,234.50"), ("en", "-1234.5", "USD", "-$1,234.50"),
        ("de", "1234.5", "EUR", "1.234,50\u{A0}€"), ("en", "1234.5", "JPY", "¥1,234"),
        ("es", "19.9", "EUR", "19,90\u{A0}€"), ("en", "10", "CHF", "CHF\u{A0}10.00"),
        ("en", "0.005", "USD", "$0.00"), ("en", "0.015", "USD", "$0.02"),
        ("en", "12345678901234567890.12", "EUR", "€12,345,678,901,234,567,890.12"),
        ("en", "5", "nonsense", "nonsense 5"), ("en", "5", "€€€", "€€€ 5"), ("en", "NaN", "EUR", "NaN"),
    ]

    @Test("Amounts have the sign, the digits and the side of their currency", arguments: amounts)
    func money(locale: String, amount: String, code: String, expected: String) throws {
        let tag = try #require(LocaleTag(locale))
        let symbols = try #require(ICU.numberSymbols(tag.icuIdentifier))
        let plain = DecimalFormat(IntegerFormat(symbols))
        let value = amount == "NaN" ? Decimal.nan : try #require(Decimal(string: amount))
        #expect(text { CurrencyFormat(tag, plain: plain).append(value, code: code, to: &$0) } == expected)
    }

    private static let shares: [(String, Double, String)] = [
        ("en", 0.25, "25%"), ("de", 0.25, "25\u{A0}%"), ("en", 0.005, "0%"), ("en", 0.015, "2%"),
        ("en", -1.5, "-150%"), ("en", 12.34, "1,234%"), ("en", 0, "0%"), ("en", 1e-9, "0%"),
        ("ar-EG", 0.25, "٢٥٪\u{61C}"), ("en", .infinity, "∞%"), ("en", .nan, "NaN"),
    ]

    @Test("Shares are shown in percent, rounded half to even", arguments: shares)
    func share(locale: String, share: Double, expected: String) throws {
        let tag = try #require(LocaleTag(locale))
        let format = try #require(DecimalFormat(tag, .percent))
        #expect(text { format.append(share, grouped: true, fractionDigits: 0...0, to: &$0) } == expected)
    }

    @Test("Every locale that Foundation knows writes percent as Foundation does")
    func percentLikeFoundation() throws {
        for identifier in Locale.availableIdentifiers {
            guard let tag = LocaleTag(identifier) else { continue }
            let locale = Locale(identifier: identifier)
            let format = try #require(DecimalFormat(tag, .percent), "\(identifier)")
            for share in [0, 0.07, 0.25, -0.256, 1, 12.345, 99.999] {
                let expected = share.formatted(.percent.locale(locale).precision(.fractionLength(0...1)))
                let written = text { format.append(share, grouped: true, fractionDigits: 0...1, to: &$0) }
                #expect(written == expected, "\(identifier)")
            }
        }
    }

    @Test(
        "Every locale that Foundation knows writes money as Foundation does", arguments: ["EUR", "JPY", "CHF", "KWD"])
    func moneyLikeFoundation(code: String) throws {
        for identifier in Locale.availableIdentifiers {
            guard let tag = LocaleTag(identifier) else { continue }
            let locale = Locale(identifier: identifier)
            let format = try #require(DecimalFormat(tag, .currency(code)), "\(identifier)")
            for amount in ["0", "7", "-7", "1234.5", "-1234567.891", "0.005"].compactMap({ Decimal(string: $0) }) {
                let expected = amount.formatted(.currency(code: code).locale(locale))
                let written = text { format.append(amount, to: &$0) }
                #expect(written == expected, "\(identifier)")
            }
        }
    }
}
