import Foundation

/// Writes decimal numbers as a locale does, rounded half to even from the shortest decimal form, as CLDR's formats are.
struct DecimalFormat: Sendable {
    /// What stands around a number.
    private struct Affixes: Sendable {
        let prefix: [UInt8]
        let suffix: [UInt8]

        init(_ prefix: String, _ suffix: String) {
            self.prefix = Array(prefix.utf8)
            self.suffix = Array(suffix.utf8)
        }
    }

    let integers: IntegerFormat
    private let decimal: [UInt8]
    private let infinity: [UInt8]
    private let notANumber: [UInt8]
    private let positive: Affixes
    private let negative: Affixes
    /// How many a number has that does not say itself.
    private let fractionDigits: ClosedRange<Int>
    /// 2 for percent: the number is shown that many powers of ten larger.
    private let shift: Int

    init(_ integers: IntegerFormat) {
        self.init(
            integers, positive: Affixes("", ""),
            negative: Affixes(integers.symbols.negativePrefix, integers.symbols.negativeSuffix),
            fractionDigits: 0...6, shift: 0)
    }

    /// nil where ICU does not write the style as a number with something before and behind it.
    init?(_ locale: LocaleTag, _ style: NumberStyle) {
        guard let symbols = ICU.numberSymbols(locale.icuIdentifier, style) else { return nil }
        let shift = style == .percent ? 2 : 0
        let core = DecimalFormat(IntegerFormat(symbols))
        // 7 is one digit in every locale, which leaves no doubt about where the number stands.
        var digits: [UInt8] = []
        let lowest = symbols.fractionDigits.lowerBound
        core.append(7, grouped: true, fractionDigits: lowest...lowest, to: &digits)
        let number = String(decoding: digits, as: UTF8.self)
        guard let seven = Self.affixes(around: number, in: ICU.sample(7, locale.icuIdentifier, style)),
            let minusSeven = Self.affixes(around: number, in: ICU.sample(-7, locale.icuIdentifier, style))
        else { return nil }
        self.init(
            core.integers, positive: seven, negative: minusSeven, fractionDigits: symbols.fractionDigits, shift: shift)
    }

    private init(
        _ integers: IntegerFormat, positive: Affixes, negative: Affixes, fractionDigits: ClosedRange<Int>, shift: Int
    ) {
        self.integers = integers
        self.positive = positive
        self.negative = negative
        self.fractionDigits = fractionDigits
        self.shift = shift
        decimal = Array(integers.symbols.decimal.utf8)
        infinity = Array(integers.symbols.infinity.utf8)
        notANumber = Array(integers.symbols.notANumber.utf8)
    }

    private static func affixes(around number: String, in text: String?) -> Affixes? {
        guard let text, let range = text.range(of: number, options: .literal) else { return nil }
        return Affixes(String(text[..<range.lowerBound]), String(text[range.upperBound...]))
    }

    func append(_ value: Double, grouped: Bool, fractionDigits: ClosedRange<Int>, to bytes: inout [UInt8]) {
        if value.isNaN {
            bytes += notANumber
            return
        }
        let affixes = value.sign == .minus ? negative : positive
        bytes += affixes.prefix
        if value.isInfinite {
            bytes += infinity
        } else {
            let digits = DecimalDigits(value.magnitude, fractionDigits: fractionDigits, shift: shift)
            append(digits, grouped: grouped, to: &bytes)
        }
        bytes += affixes.suffix
    }

    /// With the digits of the style: cents for euros, none for yen.
    func append(_ value: Decimal, to bytes: inout [UInt8]) {
        guard value.isFinite else {
            bytes += notANumber
            return
        }
        let affixes = value.sign == .minus ? negative : positive
        bytes += affixes.prefix
        let digits = DecimalDigits("\(value.magnitude)", fractionDigits: fractionDigits, shift: shift)
        append(digits, grouped: true, to: &bytes)
        bytes += affixes.suffix
    }

    private func append(_ number: DecimalDigits, grouped: Bool, to bytes: inout [UInt8]) {
        number.whole.withUnsafeBufferPointer { integers.append($0, grouped: grouped, to: &bytes) }
        guard !number.fraction.isEmpty else { return }
        bytes += decimal
        for digit in number.fraction { integers.append(digit: digit, to: &bytes) }
    }
}
