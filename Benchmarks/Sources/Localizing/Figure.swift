/// Something that a row of a page shows, as we write it and as Foundation does.
struct Figure {
    let name: String
    /// Writes the text of one run. Runs differ, so that nobody is quick by remembering the last one.
    let ours: (Int, inout [UInt8]) -> Void
    /// nil where Foundation on Linux has nothing of the kind.
    var foundation: ((Int) -> String)?

    /// Written by both sides, and by the peers: they are compared before anything is measured.
    private static let sample = 7

    func printTexts() {
        var bytes: [UInt8] = []
        ours(Self.sample, &bytes)
        print(name, String(decoding: bytes, as: UTF8.self), separator: "\t")
        if let foundation { print("foundation-\(name)", foundation(Self.sample), separator: "\t") }
    }

    /// Nanoseconds of one text.
    func time(seconds: Double) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(20_000)
        let own = Stopwatch.nanoseconds(for: seconds) { run in
            ours(run, &bytes)
            if bytes.count > 10_000 { bytes.removeAll(keepingCapacity: true) }
        }
        print(name, own)
        guard let foundation else { return }
        var length = 0
        print("foundation-\(name)", Stopwatch.nanoseconds(for: seconds) { length &+= foundation($0).utf8.count })
        precondition(length > 0)
    }
}
