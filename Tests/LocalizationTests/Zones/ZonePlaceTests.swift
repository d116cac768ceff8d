import Foundation
import MVVM
import Testing

@testable import Localization

@Suite("Time zones")
struct ZonePlaceTests {
    @Test(
        "are known by the names that devices say, old and new",
        arguments: [
            "UTC", "Asia/Kolkata", "Asia/Calcutta", "Europe/Kyiv", "Europe/Kiev", "America/Argentina/Buenos_Aires",
        ])
    func known(name: String) {
        #expect(TimeZone(known: name) != nil)
    }

    @Test(
        "are not what is no zone",
        arguments: ["", "GMT+25", "+05:30", "Mars/Olympus", "../../etc/passwd", "europe/madrid"])
    func unknown(name: String) {
        #expect(TimeZone(known: name) == nil)
    }

    @Test("agree under both names")
    func alias() throws {
        let (old, new) = (try #require(TimeZone(known: "Asia/Calcutta")), try #require(TimeZone(known: "Asia/Kolkata")))
        #expect(old.secondsFromGMT() == 19_800 && new.secondsFromGMT() == 19_800)
    }

    @Test("are listed once each, by their cities in the language of the list", arguments: ["en", "ar", "es"])
    func places(language: String) throws {
        let tag = try #require(LocaleTag(language))
        let keys = CatalogKeys(types: [], references: [])
        let compiled = try #require(CompiledLocale(tag, formatting: tag, keys: keys, messages: [:]))
        let places = Localizer(compiled, zone: ZoneOffsets(.gmt)) { _, _ in }.zonePlaces
        #expect(places.count > 300)
        #expect(Set(places.map(\.identifier)).count == places.count)
        #expect(places.allSatisfy { TimeZone(known: $0.identifier) != nil && !$0.city.isEmpty })
        #expect(!places.contains { $0.identifier == "Asia/Calcutta" })
        let cities = ["en": "Kolkata", "ar": "كالكتا", "es": "Calcuta"]
        #expect(places.first { $0.identifier == "Asia/Kolkata" }?.city == cities[language])
    }
}
