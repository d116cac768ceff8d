import MVVM

// The values that stand in every row of a list, written into memory that the caller has: no growth check, no copy and no
// count of references. Only texts that no face has to escape are written so, which is known before there is a value; the
// others are left to `append`.
extension MessageWriter {
    /// Bytes that `write` may touch.
    static let room = 192

    /// - Parameter text: with room for `room` bytes.
    /// - Returns: how many bytes the number has; nil where it came with its text or might be longer.
    func write(_ number: LocalizableInt, to text: UnsafeMutablePointer<UInt8>) -> Int? {
        guard number.text == nil, locale.integers.isPlain, locale.integers.capacity <= Self.room else { return nil }
        return locale.integers.write(
            number.value, grouped: number.showGroupingSeparator, groupSize: number.groupingSize, to: text)
    }

    /// - Parameter text: with room for `room` bytes.
    /// - Returns: how many bytes the date has; nil where it came with its text, ICU writes it, or it might be longer.
    func write(_ date: LocalizableDate, to text: UnsafeMutablePointer<UInt8>) -> Int? {
        guard date.text == nil else { return nil }
        let style = DateTimeStyle(date: date.dateStyle, time: date.timeStyle)
        return locale.dates.write(date.value, style, in: zone, to: text, limit: Self.room)
    }
}
