/// Writes decimal numbers as a locale does, rounded half to even from the shortest decimal form, as CLDR's formats are.
struct DecimalFormat: Sendable {
    let integers: IntegerFormat
    private let decimal: [UInt8]
    private let infinity: [UInt8]
    private let notANumber: [UInt8]

    init(_ integers: IntegerFormat) {
        self.integers = integers
        decimal = Array(integers.symbols.decimal.utf8)
        infinity = Array(integers.symbols.infinity.utf8)
        notANumber = Array(integers.symbols.notANumber.utf8)
    }

    func append(_ value: Double, grouped: Bool, fractionDigits: ClosedRange<Int>, to bytes: inout [UInt8]) {
        if value.isNaN {
            bytes += notANumber
            return
        }
        let isNegative = value.sign == .minus
        if isNegative { bytes += integers.negativePrefix }
        if value.isInfinite {
            bytes += infinity
        } else {
            append(DecimalDigits(value.magnitude, fractionDigits: fractionDigits), grouped: grouped, to: &bytes)
        }
        if isNegative { bytes += integers.negativeSuffix }
    }

    private func append(_ number: DecimalDigits, grouped: Bool, to bytes: inout [UInt8]) {
        number.whole.withUnsafeBufferPointer { integers.append($0, grouped: grouped, to: &bytes) }
        guard !number.fraction.isEmpty else { return }
        bytes += decimal
        for digit in number.fraction { integers.append(digit: digit, to: &bytes) }
    }
}
