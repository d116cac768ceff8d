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

    @Test("is as long as one lump earns, up to its limit, until something else comes")
    func lumps() {
        var rate = RateGuard(grace: 1000, lump: 5000, bytesPerSecond: 100)
        rate.noteWaited(900, for: 400)
        #expect(rate.allowance == 1800)
        rate.noteWaited(1700, for: 400)
        #expect(rate.allowance == 3400)
        rate.noteWaited(3000, for: 1_000_000)
        #expect(rate.allowance == 5000)
        rate.noteWaited(4500, for: 1)
        #expect(rate.allowance == 510)
        rate.noteWaited(1, for: 1_000_000)
        #expect(rate.allowance == 1000)
    }
}
