import MVVM
import Testing

@Suite("What is made on demand and kept")
struct MemoTests {
    @Test("is made once, and never grows beyond its limit")
    func limit() {
        let memo = Memo<Int, Int>(limit: 10)
        for number in 0..<1_000 {
            #expect(memo.value(for: number) { number * 2 } == number * 2)
            #expect(memo.value(for: number) { -1 } == number * 2)
            #expect(memo.count <= 10)
        }
    }
}
