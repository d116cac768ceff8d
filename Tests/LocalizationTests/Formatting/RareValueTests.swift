import Foundation
import MVVM
import Testing

@testable import Localization

@Suite("Lists, places, measurements, distances and ranges")
struct RareValueTests {
    private func localizer(_ locale: String, zone: String = "UTC") throws -> Localizer {
        let tag = try #require(LocaleTag(locale))
        let keys = CatalogKeys(types: [], references: [])
        let compiled = try #require(CompiledLocale(tag, formatting: tag, keys: keys, messages: [:]))
        let zone = ZoneOffsets(try #require(TimeZone(identifier: zone)))
        return Localizer(compiled, zone: zone) { _, _ in }
    }

    private func text(_ value: some Localizable, _ locale: String, zone: String = "UTC") throws -> String {
        try localizer(locale, zone: zone).text(of: value.content)
    }

    private func list(_ items: String..., kind: LocalizableList.Kind = .and) -> LocalizableList {
        LocalizableList(items.map { LocalizableString.constant($0) }, kind: kind)
    }

    @Test("A list is joined as its language does, also by what the next word begins with")
    func lists() throws {
        #expect(try text(list("Ada", "Grace", "Linus"), "en") == "Ada, Grace, and Linus")
        #expect(try text(list("Ada", "Grace", kind: .or), "en") == "Ada or Grace")
        #expect(try text(list("3 days", "2 hours", kind: .units), "en") == "3 days, 2 hours")
        #expect(try text(list("Ada", "Grace"), "es") == "Ada y Grace")
        #expect(try text(list("Ada", "Inés"), "es") == "Ada e Inés")
        #expect(try text(list("Ada"), "en") == "Ada")
        #expect(try text(list(), "en") == "")
        let long = LocalizableList((0..<500).map { LocalizableString.constant("person \($0) of the board") })
        #expect(try text(long, "en").hasSuffix("person 498 of the board, and person 499 of the board"))
    }

    @Test("Each name of a list keeps its own direction")
    func isolatedLists() throws {
        #expect(try text(list("Ada", "أمل"), "en") == "Ada and \u{2068}أمل\u{2069}")
        #expect(try text(list("Ada", "أمل"), "ar") == "\u{2068}Ada\u{2069} وأمل")
    }

    @Test(
        "No name of a list turns the next one",
        arguments: ["abc\u{202E}def", "abc\u{2069}\u{202E}def", "abc\n\u{202E}def"])
    func hostileLists(name: String) throws {
        let kept = name.replacing("\u{2069}", with: "").replacing("\n", with: " ")
        let shown = try text(list("Ada", name, "Grace"), "en")
        #expect(shown.unicodeScalars.elementsEqual("Ada, \u{2068}\(kept)\u{2069}, and Grace".unicodeScalars))
    }

    @Test("Lists are joined as Foundation joins them", arguments: ["en", "es", "ar", "de", "fr", "hi", "ja", "fi"])
    func listsLikeFoundation(locale: String) throws {
        let names = ["Ada", "Grace", "Linus", "Amal"]
        let formats = try localizer(locale)
        for count in 1...4 {
            let chosen = Array(names.prefix(count))
            let expected = chosen.formatted(.list(type: .and).locale(Locale(identifier: locale)))
            let shown = formats.text(of: LocalizableList(chosen.map { LocalizableString.constant($0) }).content)
            #expect(shown == expected)
        }
    }

    private static let placeTexts: [(String, Int, String)] = [
        ("en", 1, "1st"), ("en", 2, "2nd"), ("en", 11, "11th"), ("en", 1_003, "1,003rd"), ("es", 1, "1.º"),
        ("fr", 1, "1er"), ("fr", 2, "2e"), ("de", 3, "3."), ("ar", 3, "3"),
    ]

    @Test("A place in an order has its language's form", arguments: placeTexts)
    func places(locale: String, place: Int, expected: String) throws {
        #expect(try text(LocalizableOrdinal(value: place), locale) == expected)
    }

    private static let measurementTexts: [(String, Double, LocalizableMeasurement.Width, String)] = [
        ("en", 1, .long, "1 kilometer"), ("en", 12.345, .long, "12.34 kilometers"),
        ("en", 1_234.5, .short, "1,234.5 km"),
        ("en", 3, .narrow, "3km"), ("es", 2, .long, "2 kilómetros"), ("ar", 3, .long, "3 كيلومترات"),
        ("de", 1.5, .short, "1,5 km"),
    ]

    @Test("A measurement has the unit's form for its number", arguments: measurementTexts)
    func measurements(
        locale: String, value: Double, width: LocalizableMeasurement.Width, expected: String
    ) throws {
        let shown = try text(LocalizableMeasurement(value: value, unit: .kilometer, width: width), locale)
        #expect(shown.replacing("\u{A0}", with: " ") == expected)
    }

    @Test("A unit that nobody knows stands behind its number, and a precision without sense does no harm")
    func strangeUnits() throws {
        let unit = LocalizableMeasurement.Unit(rawValue: "../../etc .00")
        #expect(try text(LocalizableMeasurement(value: 2, unit: unit), "en") == "2.0 ../../etc .00")
        let fine = LocalizableMeasurement(value: 2.5, unit: .day, width: .long, maximumFractionDigits: -1)
        #expect(try text(fine, "en") == "2 days")
    }

    private static let distanceTexts: [(seconds: Double, text: String)] = [
        (0, "now"), (-59, "now"), (-60, "1 minute ago"), (-3_599, "59 minutes ago"), (3_600, "in 1 hour"),
        (-86_399, "23 hours ago"), (-86_400, "yesterday"), (86_400, "tomorrow"), (-259_200, "3 days ago"),
        (-604_800, "last week"), (-2_678_400, "last month"), (-34_560_000, "last year"),
    ]

    @Test("A distance in time is told in the unit that fits", arguments: distanceTexts)
    func distances(seconds: Double, expected: String) throws {
        #expect(try text(LocalizableRelativeDate(value: StubClock.now + seconds, now: StubClock.now), "en") == expected)
    }

    @Test("A distance beyond any calendar is a text")
    func absurdDistances() throws {
        for seconds in [1e18, -Double.infinity, 1e300] {
            let date = LocalizableRelativeDate(value: StubClock.now + seconds, now: StubClock.now)
            #expect(try text(date, "en").contains("years"))
        }
    }

    @Test("A moment that is none does no harm", arguments: [Double.nan, .infinity, -.infinity])
    func noMoment(seconds: Double) throws {
        let date = Date(timeIntervalSince1970: seconds)
        _ = try text(LocalizableDate(value: date), "en")
        #expect(try !text(LocalizableRelativeDate(value: date, now: StubClock.now), "en").isEmpty)
    }

    @Test("Days are the days of the visitor's calendar")
    func days() throws {
        // 34 hours before 09:26 was late in the evening of the day before yesterday in London. In Kiritimati it was
        // yesterday's noon.
        let now = try #require(RFC3339.date(from: "2026-03-14T09:26:53Z"))
        let date = LocalizableRelativeDate(value: now - 26 * 3_600, now: now)
        #expect(try text(date, "en", zone: "Europe/London") == "yesterday")
        let early = LocalizableRelativeDate(value: now - 34 * 3_600, now: now)
        #expect(try text(early, "en", zone: "Europe/London") == "2 days ago")
        #expect(try text(early, "en", zone: "Pacific/Kiritimati") == "yesterday")
        #expect(try text(date, "es") == "ayer")
        #expect(try text(date, "ar") == "أمس")
    }

    @Test("A range says once what both dates share, in the visitor's zone")
    func ranges() throws {
        func range(_ hours: Double, _ date: LocalizableDate.Style?, _ time: LocalizableDate.Style?)
            -> LocalizableDateRange
        {
            let end = StubClock.now + hours * 3_600
            return LocalizableDateRange(start: StubClock.now, end: end, dateStyle: date, timeStyle: time)
        }
        func shown(_ value: LocalizableDateRange, _ locale: String, zone: String = "UTC") throws -> String {
            try text(value, locale, zone: zone).replacing("\u{2009}", with: " ").replacing("\u{202F}", with: " ")
        }
        #expect(try shown(range(48, .medium, nil), "en") == "Mar 14 – 16, 2026")
        #expect(try shown(range(48, nil, nil), "es") == "14 – 16 mar 2026")
        #expect(try shown(range(2, nil, .short), "en") == "9:26 – 11:26 AM")
        #expect(try shown(range(2, nil, .short), "es", zone: "America/New_York") == "5:26 – 7:26")
        #expect(try shown(range(0, .long, nil), "en") == "March 14, 2026")
        #expect(try shown(range(-5, .long, nil), "en") == "March 14, 2026")
    }

    @Test("Every kind of value is a text in every locale of the toolchain")
    func everyLocale() throws {
        let values: [any Localizable] = [
            LocalizablePercent.stub(), LocalizableOrdinal.stub(), LocalizableCurrency.stub(),
            LocalizableMeasurement.stub(), LocalizableRelativeDate.stub(), LocalizableDateRange.stub(),
            LocalizableList.stub(), LocalizableCompoundValue<LocalizableString>.stub(),
            LocalizableSubstitutions.stub(), LocalizableArray<LocalizableString>.stub(),
        ]
        for tag in Locale.availableIdentifiers.compactMap(LocaleTag.init).filter({ $0.region == nil }) {
            for value in values {
                let shown = try text(value, tag.description)
                #expect(!shown.isEmpty, "\(tag) \(value)")
            }
        }
    }

    @Test("What came over the wire passes through unchanged")
    func received() throws {
        let json = Data(#"{"value": 19.9, "unit": "EUR", "text": "19,90 €"}"#.utf8)
        #expect(try text(try JSONDecoder().decode(LocalizableCurrency.self, from: json), "en") == "19,90 €")
    }

    @Test("The slots of a text that is no key are filled, and what fills them is not")
    func template() throws {
        let greeting = LocalizableSubstitutions(
            baseString: "Hello, %{name}, %{count} of %{count}",
            substitutions: ["name": LocalizableString.constant("%{count}"), "count": LocalizableInt(value: 1_234)])
        #expect(try text(greeting, "en") == "Hello, %{count}, 1,234 of 1,234")
        let broken = LocalizableSubstitutions(
            baseString: "Hello, %{na", substitutions: ["na": LocalizableInt(value: 1)])
        #expect(try text(broken, "en") == "Hello, %{na")
    }

    @Test("Pieces are joined here, each in its own direction")
    func compound() throws {
        let names: [LocalizableString] = ["Ada", "أمل", .empty]
        #expect(try text(names.joined(separator: ", "), "en") == "Ada, \u{2068}أمل\u{2069}")
        #expect(try text(names.joined(separator: " "), "ar") == "\u{2068}Ada\u{2069} \u{2068}أمل\u{2069}")
    }
}
