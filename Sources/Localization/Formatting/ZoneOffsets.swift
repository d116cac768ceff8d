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
    /// The row that holds at the beginning of each 194 days; the right one is at most a few rows further.
    private let rows: [Int]
    private static let rowShift = 24

    init(_ zone: TimeZone) {
        self.zone = zone
        let rows = ICU.zoneOffsets(zone.identifier, from: Self.span.lowerBound, until: Self.span.upperBound)
        moments = rows.map(\.since)
        offsets = rows.map(\.offset)
        let moments = moments
        self.rows = (0...Self.span.upperBound >> Self.rowShift).map { period in
            let begin = period << Self.rowShift
            return max((moments.firstIndex { $0 > begin } ?? moments.count) - 1, 0)
        }
    }

    /// Seconds east of UTC at a moment; outside the table Foundation answers.
    @inline(__always)
    func offset(at moment: Int) -> Int {
        guard Self.span.contains(moment), !moments.isEmpty else {
            return zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))
        }
        var row = rows[moment >> Self.rowShift]
        while row + 1 < moments.count, moments[row + 1] <= moment { row += 1 }
        return offsets[row]
    }
}
