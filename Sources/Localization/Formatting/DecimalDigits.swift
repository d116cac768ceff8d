/// The decimal digits of a finite number of zero or more, rounded to the fraction that is shown.
struct DecimalDigits: Sendable, Hashable {
    /// Values 0...9, the highest first; at least one.
    private(set) var whole: [UInt8]
    private(set) var fraction: [UInt8]

    init(_ value: Double, fractionDigits: ClosedRange<Int>, shift: Int = 0) {
        self.init(value.description, fractionDigits: fractionDigits, shift: shift)
    }

    /// - Parameters:
    ///   - number: the shortest form that tells it from its neighbours: `12.5`, `1e+16`, `2.5e-07`.
    ///   - fractionDigits: at least the lower bound is written, at most the upper.
    ///   - shift: powers of ten that the number is multiplied with.
    init(_ number: String, fractionDigits: ClosedRange<Int>, shift: Int) {
        (whole, fraction) = Self.digits(of: number, shift: shift)
        round(to: fractionDigits.upperBound)
        while fraction.count > fractionDigits.lowerBound, fraction.last == 0 { fraction.removeLast() }
        while fraction.count < fractionDigits.lowerBound { fraction.append(0) }
    }

    /// `"1234.50"`, as plural rules read it.
    var text: String {
        let text = { (digits: [UInt8]) in String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self) }
        return fraction.isEmpty ? text(whole) : "\(text(whole)).\(text(fraction))"
    }

    private static func digits(of number: String, shift: Int) -> (whole: [UInt8], fraction: [UInt8]) {
        var digits: [UInt8] = []
        var point: Int?
        var exponent = 0
        var bytes = Array(number.utf8)[...]
        while let byte = bytes.popFirst() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "."): point = digits.count
            default:
                exponent = Int(String(decoding: bytes, as: UTF8.self)) ?? 0
                bytes = []
            }
        }
        var place = (point ?? digits.count) + exponent + shift
        if place <= 0 { return ([0], [UInt8](repeating: 0, count: -place) + digits) }
        // A number below one that was shifted, `0.25`, begins with zeros that nobody writes.
        while place > 1, digits.first == 0 {
            digits.removeFirst()
            place -= 1
        }
        if place > digits.count { digits += [UInt8](repeating: 0, count: place - digits.count) }
        return (Array(digits[..<place]), Array(digits[place...]))
    }

    /// Half to even.
    private mutating func round(to count: Int) {
        guard fraction.count > count else { return }
        let dropped = fraction[count...]
        fraction = Array(fraction[..<count])
        let isHalf = dropped.first == 5 && dropped.dropFirst().allSatisfy { $0 == 0 }
        let isOdd = (fraction.last ?? whole.last ?? 0) % 2 == 1
        guard let first = dropped.first, first > 5 || (first == 5 && (!isHalf || isOdd)) else { return }
        if !Self.increment(&fraction), !Self.increment(&whole) { whole.insert(1, at: 0) }
    }

    /// Adds one to the last digit; false where the carry leaves the number.
    private static func increment(_ digits: inout [UInt8]) -> Bool {
        for index in digits.indices.reversed() {
            if digits[index] < 9 {
                digits[index] += 1
                return true
            }
            digits[index] = 0
        }
        return false
    }
}
