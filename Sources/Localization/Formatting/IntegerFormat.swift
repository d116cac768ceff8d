import MVVM

/// Writes whole numbers as a locale does; compiled once from its symbols. A class, so that taking it copies no arrays.
final class IntegerFormat: Sendable {
    let symbols: NumberSymbols
    /// UTF-8 of the ten digits, one behind the other; all of one language have one length.
    let digits: [UInt8]
    /// Bytes of one digit.
    let digitWidth: Int
    private let usesASCIIDigits: Bool
    /// Whether a number of one group is its digits in ASCII and nothing else, unless somebody asks for groups of one or two.
    private let writesShortOnes: Bool
    private let grouping: [UInt8]
    /// Bytes of the longest digit with a separator.
    private let widest: Int
    /// Whether no face escapes anything of a number.
    let isPlain: Bool
    /// Bytes of the longest number.
    let capacity: Int
    let negativePrefix: [UInt8]
    let negativeSuffix: [UInt8]

    init(_ symbols: NumberSymbols) {
        self.symbols = symbols
        let texts = symbols.digits.map { Array($0.utf8) }
        // A test shows that no locale has digits of several lengths; one that had would be written in ASCII.
        let isEven = texts.count == 10 && Set(texts.map(\.count)).count == 1
        digits = isEven ? texts.flatMap(\.self) : Array("0123456789".utf8)
        digitWidth = digits.count / 10
        usesASCIIDigits = digitWidth == 1
        writesShortOnes = usesASCIIDigits && !(1..<3).contains(symbols.groupSize)
        grouping = Array(symbols.grouping.utf8)
        widest = digitWidth + grouping.count
        negativePrefix = Array(symbols.negativePrefix.utf8)
        negativeSuffix = Array(symbols.negativeSuffix.utf8)
        isPlain = PlainText.isPlain(digits + grouping + negativePrefix + negativeSuffix)
        capacity = 20 * widest + negativePrefix.count + negativeSuffix.count
    }

    /// - Parameter groupSize: 3 means as the locale does; any other size is used for every group; 0 or less for none.
    func append(_ value: Int, grouped: Bool, groupSize: Int = 3, to bytes: inout [UInt8]) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
            guard let start = buffer.baseAddress else { return }
            let count = write(value, grouped: grouped, groupSize: groupSize, to: start)
            bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
        }
    }

    /// As `append`.
    ///
    /// - Parameter start: with room for `capacity` bytes.
    /// - Returns: how many bytes the number has.
    @inline(__always)
    func write(_ value: Int, grouped: Bool, groupSize: Int, to start: UnsafeMutablePointer<UInt8>) -> Int {
        let limit = grouped ? (groupSize < 3 ? 0 : 1_000) : 10_000
        if writesShortOnes, 0..<limit ~= value {
            return Self.write(upToFourDigits: UInt32(truncatingIfNeeded: value), to: start)
        }
        return writeAny(value, grouped: grouped, groupSize: groupSize, to: start)
    }

    private func writeAny(
        _ value: Int, grouped: Bool, groupSize: Int, to start: UnsafeMutablePointer<UInt8>
    ) -> Int {
        var end = start
        if value < 0 { put(negativePrefix, to: &end) }
        // The largest UInt has 20 digits.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var first = 20
            var rest = value.magnitude
            repeat {
                let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
                first -= 1
                digits[first] = UInt8(truncatingIfNeeded: digit)
                rest = quotient
            } while rest > 0
            put(UnsafeBufferPointer(rebasing: digits[first...]), grouped: grouped, groupSize: groupSize, to: &end)
        }
        if value < 0 { put(negativeSuffix, to: &end) }
        return end - start
    }

    /// All digits at once, without those that are leading zeros: a branch for each number of them would be guessed wrong.
    ///
    /// - Parameter start: with room for four bytes, which `capacity` always is.
    @inline(__always)
    private static func write(upToFourDigits number: UInt32, to start: UnsafeMutablePointer<UInt8>) -> Int {
        let leading = (number < 10 ? 1 : 0) &+ (number < 100 ? 1 : 0) &+ (number < 1_000 ? 1 : 0)
        let text = ASCIIDigits.four(number) &>> UInt32(truncatingIfNeeded: leading &* 8)
        UnsafeMutableRawPointer(start).storeBytes(of: text.littleEndian, as: UInt32.self)
        return 4 &- leading
    }

    /// - Parameter number: the values of the digits, 0...9, the highest first.
    func append(_ number: UnsafeBufferPointer<UInt8>, grouped: Bool, to bytes: inout [UInt8]) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: number.count * widest) { buffer in
            guard let start = buffer.baseAddress else { return }
            var end = start
            put(number, grouped: grouped, groupSize: 3, to: &end)
            bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: end - start))
        }
    }

    /// Each digit adds itself and at most one separator.
    private func put(
        _ number: UnsafeBufferPointer<UInt8>, grouped: Bool, groupSize: Int, to end: inout UnsafeMutablePointer<UInt8>
    ) {
        let groups = grouped ? groups(in: number.count, groupSize: groupSize) : nil
        var separator = groups?.first ?? 0
        var left = number.count
        for digit in number {
            put(digit: digit, to: &end)
            left -= 1
            guard left == separator, let groups, left > 0 else { continue }
            put(grouping, to: &end)
            separator = left > groups.last ? left - groups.later : 0
        }
    }

    private func put(_ text: [UInt8], to end: inout UnsafeMutablePointer<UInt8>) {
        for index in text.indices {
            end.pointee = text[index]
            end += 1
        }
    }

    private func put(digit: UInt8, to end: inout UnsafeMutablePointer<UInt8>) {
        if usesASCIIDigits {
            end.pointee = digit &+ UInt8(ascii: "0")
            end += 1
        } else {
            for place in 0..<digitWidth { end[place] = digits[Int(digit) * digitWidth + place] }
            end += digitWidth
        }
    }

    /// - Parameter digit: 0...9.
    func append(digit: UInt8, to bytes: inout [UInt8]) {
        if usesASCIIDigits {
            bytes.append(digit + UInt8(ascii: "0"))
        } else {
            let start = Int(digit) * digitWidth
            bytes += digits[start..<start + digitWidth]
        }
    }

    /// How many digits stand after the first separator and after the last one, and between two; nil without groups.
    private func groups(in count: Int, groupSize: Int) -> (first: Int, later: Int, last: Int)? {
        let last = groupSize == 3 ? symbols.groupSize : groupSize
        let later = groupSize == 3 && symbols.laterGroupSize > 0 ? symbols.laterGroupSize : last
        // ICU says -1 where nothing is asked for.
        guard last > 0, count >= last + max(symbols.minimumGroupingDigits, 1) else { return nil }
        let between = count - last - 1
        // Nearly every number has two groups, and a division costs as much as its digits.
        return (last + (between < later ? 0 : between / later * later), later, last)
    }
}
