import MVVM
import Testing

@Suite("Digits written several at once")
struct ASCIIDigitsTests {
    @Test("are those of every number of two digits")
    func pairs() {
        for number: UInt32 in 0...99 {
            let bytes = withUnsafeBytes(of: ASCIIDigits.pair(number).littleEndian) { Array($0) }
            #expect(bytes == Array((number < 10 ? "0" : "").utf8) + Array("\(number)".utf8) + [0, 0, 0, 0, 0, 0])
        }
    }

    @Test("are those of every number of four digits")
    func fours() {
        for number: UInt32 in 0...9_999 {
            let bytes = withUnsafeBytes(of: ASCIIDigits.four(number).littleEndian) { Array($0) }
            let digits = "\(number)"
            #expect(bytes == Array((String(repeating: "0", count: 4 - digits.count) + digits).utf8))
        }
    }
}
