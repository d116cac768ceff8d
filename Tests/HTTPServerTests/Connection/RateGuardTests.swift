import Testing

@testable import HTTPServer

@Suite("Patience with slow peers")
struct RateGuardTests {
    @Test("is a grace that waiting spends, and that bytes earn back, but never more")
    func allowance() {
        var rate = RateGuard(grace: 1000, bytesPerSecond: 100)
        #expect(rate.allowance == 1000)
        rate.noteWaited(900, for: 0)
        #expect(rate.allowance == 100)
        rate.noteWaited(0, for: 50)
        #expect(rate.allowance == 600)
        rate.noteWaited(0, for: 1_000_000)
        #expect(rate.allowance == 1000)
        rate.noteWaited(5000, for: 100)
        #expect(rate.allowance == 0)
    }
}
