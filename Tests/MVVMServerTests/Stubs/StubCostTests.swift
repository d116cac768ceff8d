import CAllocations
import Testing

@testable import MVVMServer

@Suite("The cost of a rendering")
struct StubCostTests {
    @Test("counts what one run asks for, once all that is made once was made")
    func count() {
        var runs = 0
        let cost = StubCost {
            runs += 1
            for _ in 0..<(runs == 1 ? 10 : 3) {
                UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8).deallocate()
            }
            return []
        }
        #expect(runs == StubCost.runs)
        #expect(cost.allocations == (allocations_are_counted() ? 3 : nil))
    }

    #if DEBUG
        @Test("is counted in debug builds")
        func debug() { #expect(allocations_are_counted()) }
    #endif
}
