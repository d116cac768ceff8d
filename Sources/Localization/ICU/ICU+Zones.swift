import _FoundationICU

extension ICU {
    /// The names of zones: all that ICU knows, or one for each zone that has a place.
    static func zoneNames(ofPlaces: Bool) -> [String] {
        var status = U_ZERO_ERROR
        let kind = ofPlaces ? UCAL_ZONE_TYPE_CANONICAL_LOCATION : UCAL_ZONE_TYPE_ANY
        return texts(in: swift_ucal_openTimeZoneIDEnumeration(kind, nil, nil, &status))
    }

    /// The name that the time zone database has now: `Asia/Kolkata`, where CLDR has kept `Asia/Calcutta`.
    static func databaseName(ofZone name: String) -> String? {
        let units = Array(name.utf16)
        return text { swift_ucal_getIanaTimeZoneID(units, Int32(units.count), $0, $1, &$2) }
    }

    /// The offsets of a zone from UTC in a span, each with the moment since which it holds; both in seconds.
    static func zoneOffsets(_ zone: String, from start: Int, until end: Int) -> [(since: Int, offset: Int)] {
        var status = U_ZERO_ERROR
        let name = Array(zone.utf16)
        let calendar = swift_ucal_open(name, Int32(name.count), "en", UCAL_GREGORIAN, &status)
        defer { swift_ucal_close(calendar) }
        var rows: [(since: Int, offset: Int)] = []
        var moment = Double(start) * 1_000
        repeat {
            swift_ucal_setMillis(calendar, moment, &status)
            let offset =
                swift_ucal_get(calendar, UCAL_ZONE_OFFSET, &status) + swift_ucal_get(calendar, UCAL_DST_OFFSET, &status)
            guard status.rawValue <= 0 else { break }
            rows.append((Int(moment / 1_000), Int(offset) / 1_000))
            guard swift_ucal_getTimeZoneTransitionDate(calendar, UCAL_TZ_TRANSITION_NEXT, &moment, &status) != 0
            else { break }
        } while moment < Double(end) * 1_000
        return rows
    }
}
