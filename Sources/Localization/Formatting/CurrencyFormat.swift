import Foundation
import MVVM

/// Writes amounts of money; each currency's sign, digits and separators are compiled when it is first met.
final class CurrencyFormat: Sendable {
    private let locale: LocaleTag
    private let plain: DecimalFormat
    /// The world has some 180 currencies.
    private let formats = Memo<String, DecimalFormat?>(limit: 256)

    init(_ locale: LocaleTag, plain: DecimalFormat) {
        self.locale = locale
        self.plain = plain
    }

    /// A code that is none stands before the number as it is.
    func append(_ value: Decimal, code: String, to bytes: inout [UInt8]) {
        let format = formats.value(for: code) {
            Self.isCode(code) ? DecimalFormat(locale, .currency(code)) : nil
        }
        if let format { return format.append(value, to: &bytes) }
        bytes.append(contentsOf: "\(code) ".utf8)
        plain.append(value, to: &bytes)
    }

    private static func isCode(_ code: String) -> Bool {
        code.utf8.count == 3 && code.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }
}
