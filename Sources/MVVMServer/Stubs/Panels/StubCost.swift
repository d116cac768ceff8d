import MVVM

/// The size of an answer and the time that it took.
@ViewModelPart
struct StubCost {
    static let runs = 25

    let bytes: Int
    let microseconds: Double

    var numbers: [String: any Localizable] {
        [
            "bytes": LocalizableInt(value: bytes),
            "time": LocalizableDouble(value: microseconds, maximumFractionDigits: 1),
        ]
    }

    /// Renders some times over and takes the median.
    init(of render: () throws -> [UInt8]) rethrows {
        let clock = ContinuousClock()
        var bytes: [UInt8] = []
        var times: [Duration] = []
        for _ in 0..<StubCost.runs {
            let start = clock.now
            bytes = try render()
            times.append(clock.now - start)
        }
        self.bytes = bytes.count
        let median = times.sorted()[StubCost.runs / 2]
        microseconds = Double(median.components.attoseconds) / 1e12 + Double(median.components.seconds) * 1e6
    }
}
