/// Decimal digits in ASCII, several at once; the first is the lowest byte.
package enum ASCIIDigits {
    /// Two, in a word that has room for others behind them.
    ///
    /// - Parameter number: 0...99.
    @inlinable @inline(__always)
    package static func pair(_ number: UInt32) -> UInt64 {
        // The product divides by ten, for as far as two digits go. Ones in the second byte, less ten times the tens there, and
        // the tens in the first.
        let tens = (number &* 103) &>> 10
        return UInt64((number &<< 8) &- tens &* (10 * 256 - 1) &+ 0x3030)
    }

    /// Four.
    ///
    /// - Parameter number: 0...9999.
    @inlinable @inline(__always)
    package static func four(_ number: UInt32) -> UInt32 {
        UInt32(truncatingIfNeeded: pair(number / 100) | pair(number % 100) << 16)
    }
}
