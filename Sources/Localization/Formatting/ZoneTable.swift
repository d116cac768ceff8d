import Foundation
import MVVM

/// The compiled zones that visitors have asked for; the world has some 600, but any fixed offset may be named.
final class ZoneTable: Sendable {
    private let zones = Memo<String, ZoneOffsets>(limit: 1_000)

    func offsets(of zone: TimeZone) -> ZoneOffsets {
        zones.value(for: zone.identifier) { ZoneOffsets(zone) }
    }
}
