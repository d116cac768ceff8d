/// Two decimal digits at once.
public enum DigitPair {
    /// Both in ASCII, the tens in the lowest byte, the ones in the next.
    ///
    /// - Parameter number: 0...99.
    @inlinable @inline(__always)
    public static func ascii(_ number: UInt32) -> UInt64 {
        // The product divides by ten, for as far as two digits go.
        let tens = (number &* 103) &>> 10
        return UInt64((number &<< 8) &- tens &* 2_559 &+ 0x3030)
    }
}
