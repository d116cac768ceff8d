import Testing

@testable import HTTPServer

@Suite("Patience with slow peers")
struct RateGuardTests {
    @Test("is a grace, plus what the minimum rate grants, less the time waited")
    func allowance() {
        var rate = RateGuard(grace: 1000, bytesPerSecond: 100)
        #expect(rate.allowance == 1000)
        rate.noteWaited(900)
        #expect(rate.allowance == 100)
        rate.noteMoved(50)
        #expect(rate.allowance == 600)
        rate.noteWaited(5000)
        #expect(rate.allowance == 0)
    }
}
