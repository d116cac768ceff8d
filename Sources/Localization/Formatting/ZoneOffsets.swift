import Foundation

/// A time zone's offsets from UTC as a table; looking one up allocates nothing and takes no lock.
final class ZoneOffsets: Sendable {
    /// What the table covers: 1970-01-01 until 2100-01-01, in seconds.
    static let span = 0..<4_102_444_800

    let zone: TimeZone
    /// The moments from which on `offsets` hold, ascending; the first is the start of the span.
    private let moments: [Int]
    /// Seconds east of UTC.
    private let offsets: [Int]

    init(_ zone: TimeZone) {
        self.zone = zone
        let rows = ICU.zoneOffsets(zone.identifier, from: Self.span.lowerBound, until: Self.span.upperBound)
        moments = rows.map(\.since)
        offsets = rows.map(\.offset)
    }

    /// Seconds east of UTC at a moment; outside the table Foundation answers.
    func offset(at moment: Int) -> Int {
        guard Self.span.contains(moment), !moments.isEmpty else {
            return zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))
        }
        var low = 0
        var high = moments.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if moments[middle] <= moment { low = middle } else { high = middle }
        }
        return offsets[low]
    }
}
