import CAllocations
import MVVM

/// The size of an answer, the time that it takes, and how often it asks for memory.
@ViewModelPart
struct StubCost {
    static let runs = 25

    let bytes: Int
    let microseconds: Double
    /// Of the last run, when all that is made once was made; nil where the build does not count them.
    let allocations: Int?
    @LocalizedSubs(substitutions: \.numbers) var summary
    @LocalizedSubs(substitutions: \.count) var allocationsSummary

    private var numbers: [String: any Localizable] {
        [
            "bytes": LocalizableInt(value: bytes),
            "time": LocalizableDouble(value: microseconds, maximumFractionDigits: 1),
        ]
    }

    private var count: [String: any Localizable] { ["count": LocalizableInt(value: allocations ?? 0)] }

    /// Renders some times over and takes the median of the times.
    ///
    /// - Parameter render: works on the thread that calls it, whose allocations are counted.
    init(of render: () throws -> [UInt8]) rethrows {
        let clock = ContinuousClock()
        var bytes: [UInt8] = []
        var times: [Duration] = []
        var count: UInt = 0
        for _ in 0..<StubCost.runs {
            let (start, before) = (clock.now, allocation_count())
            bytes = try render()
            count = allocation_count() - before
            times.append(clock.now - start)
        }
        self.bytes = bytes.count
        allocations = allocations_are_counted() ? Int(count) : nil
        let median = times.sorted()[StubCost.runs / 2]
        microseconds = Double(median.components.attoseconds) / 1e12 + Double(median.components.seconds) * 1e6
    }
}
