import Foundation
import Synchronization

/// The compiled zones that visitors have asked for; the world has some 600.
final class ZoneTable: Sendable {
    /// A visitor may name any fixed offset as a zone, so what is kept is bounded.
    private static let limit = 1_000

    private let zones = Mutex<[String: ZoneOffsets]>([:])

    func offsets(of zone: TimeZone) -> ZoneOffsets {
        let known = zones.withLock { $0[zone.identifier] }
        if let known { return known }
        let compiled = ZoneOffsets(zone)
        zones.withLock { if $0.count < Self.limit { $0[zone.identifier] = compiled } }
        return compiled
    }
}
