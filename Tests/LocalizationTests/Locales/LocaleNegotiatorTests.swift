import Testing

@testable import Localization

@Suite("LocaleNegotiator")
struct LocaleNegotiatorTests {
    private func negotiator(_ supported: String) -> LocaleNegotiator {
        let tags = supported.split(separator: " ").compactMap { LocaleTag(String($0)) }
        return LocaleNegotiator(supported: tags, default: tags[0])
    }

    /// `es-MX, en;q=0.5` as the HTTP layer hands it over.
    private func ranges(_ header: String) -> [(tag: String, quality: Int)] {
        header.split(separator: ",").map { part in
            let pieces = part.split(separator: ";").map { $0.filter { $0 != " " } }
            let quality = pieces.count > 1 ? Int((Double(pieces[1].dropFirst(2)) ?? 0) * 1_000) : 1_000
            return (pieces[0], quality)
        }
    }

    @Test(
        "The best supported locale is found",
        arguments: [
            ("en es ar", "es", "es"), ("en es ar", "ES-mx,es;q=0.9,en;q=0.8", "es"), ("en es ar", "fr, ar;q=0.1", "ar"),
            ("en es ar", "fr", "en"), ("en es ar", "", "en"), ("en es ar", "*", "en"),
            ("en es ar", "fr, *;q=0.5", "en"),
            ("en es ar", "es;q=0.5, ar;q=0.9", "ar"), ("en es ar", "ar;q=0.5, es;q=0.5", "ar"),
            ("en es ar", "es;q=0, *", "en"), ("en es ar", "en;q=0, *", "es"),
            ("en es ar", "en;q=0, es;q=0, ar;q=0", "en"),
            ("en es ar", "*;q=0, es", "es"), ("en es ar", "es;q=0, es-MX", "en"),
            ("en zh zh-Hant", "zh-HK", "zh-Hant"), ("en zh zh-Hant", "zh-TW", "zh-Hant"),
            ("en zh zh-Hant", "zh-CN", "zh"),
            ("en zh", "zh-Hant", "en"), ("en zh-TW", "zh-Hant", "zh-TW"), ("en zh-Hant", "zh-Hant-MO", "zh-Hant"),
            ("en en-GB", "en-AU", "en-GB"), ("en en-GB", "en-AT", "en-GB"), ("en en-GB", "en-US", "en"),
            ("en es es-419", "es-AR", "es-419"), ("en es es-419", "es-ES", "es"), ("en es-MX", "es-AR", "es-MX"),
            ("en pt pt-PT", "pt-AO", "pt-PT"), ("en pt pt-PT", "pt-BR", "pt"), ("en pt-BR pt-PT", "pt", "pt-BR"),
            ("en he", "iw-IL", "he"), ("en no", "nb-NO", "no"), ("en no", "nn-NO", "no"),
            ("en de", "de-DE-1996-u-co-phonebk", "de"), ("en de", "de-x-private", "de"), ("en ar-XB", "ar", "en"),
            ("en ar-XB", "ar-XB", "ar-XB"), ("en es", "es-419", "es"), ("en sr", "sr-Latn", "en"),
        ])
    func best(supported: String, header: String, expected: String) {
        #expect(negotiator(supported).best(for: ranges(header)).description == expected)
    }

    @Test(
        "A hostile header is read to its limits and no further",
        arguments: [
            "es-MX", "x1", "a-a-a-a-a-a-a-a-a-a-a-a-a", "../../etc/passwd", "en\r\nSet-Cookie: a=b", "", "-", "*-*",
        ])
    func hostile(tag: String) {
        // Neither what follows the last range that is read, nor a range that is too long, has a say.
        let others = Array(repeating: (tag: tag, quality: 1), count: LocaleNegotiator.rangeLimit - 1)
        let late = Array(repeating: (tag: "ar", quality: 1_000), count: 10_000)
        let long = (tag: "ar" + String(repeating: "-a", count: 1_000_000), quality: 1_000)
        let expected = tag == "es-MX" ? "es" : "en"
        #expect(negotiator("en es ar").best(for: [long] + others + late).description == expected)
    }

    @Test("The last range that is read, and the longest, have their say")
    func limits() {
        let others = Array(repeating: (tag: "x1", quality: 1_000), count: LocaleNegotiator.rangeLimit - 1)
        let longest = (tag: "ar" + String(repeating: "-a", count: 31), quality: 1_000)
        #expect(longest.tag.utf8.count == 64)
        #expect(negotiator("en es ar").best(for: others + [longest]).description == "ar")
    }

    @Test("Many visitors at once each get their own answer")
    func concurrent() async {
        let english = LocaleTag(language: "en")
        let supported = [english, LocaleTag(language: "es"), LocaleTag(language: "ar")]
        let negotiator = LocaleNegotiator(supported: supported, default: english)
        await withTaskGroup(of: (Int, LocaleTag).self) { group in
            for number in 0..<3_000 {
                group.addTask {
                    // Some headers are the same again and again, some are new each time.
                    let tag = supported[number % 3].description
                    let other = number % 2 == 0 ? "xx" : "x\(number % 26)"
                    return (number, negotiator.best(for: [(tag: other, quality: 900), (tag: tag, quality: 800)]))
                }
            }
            for await (number, chosen) in group { #expect(chosen == supported[number % 3]) }
        }
    }

    @Test(
        "A parameter, setting or cookie names the locale that suits its tag, or nothing",
        arguments: [
            ("en es ar", "es", "es"), ("en es ar", "ES", "es"), ("en es ar", "es-MX", "es"),
            ("en es ar", "es-mx", "es"), ("en es ar", "ar-EG", "ar"), ("en es ar", "en-GB", "en"),
            ("en es ar", "es-Latn-MX", "es"), ("en es ar", "es-MX-u-nu-latn", "es"), ("en es ar", "es-1994", "es"),
            // What CLDR says stands in for a locale, before its language does.
            ("en es es-419", "es-MX", "es-419"), ("en es es-419", "es-ES", "es"),
            ("en zh zh-Hant", "zh-Hant-TW", "zh-Hant"), ("en zh zh-Hant", "zh-TW", "zh-Hant"),
            ("en zh zh-Hant", "zh-CN", "zh"), ("en zh", "zh-Hant-TW", nil), ("en pt pt-PT", "pt-AO", "pt-PT"),
            ("en no", "nn", "no"), ("en es-MX", "es-CO", "es-MX"),
            // None fits.
            ("en es ar", "fr", nil), ("en es ar", "fr-CA", nil), ("en es ar", "*", nil), ("en es ar", "es-Cyrl", nil),
            ("en es ar", "en-XA", nil), ("en en-XA", "en-XA", "en-XA"), ("en-XA es", "en-US", nil),
            // None is meant.
            ("en es ar", "", nil), ("en es ar", "-", nil), ("en es ar", "es-", nil), ("en es ar", "-es", nil),
            ("en es ar", "es--MX", nil), ("en es ar", "es-MX/..", nil), ("en es ar", "../../etc/passwd", nil),
            ("en es ar", "es-../etc", nil), ("en es ar", "es\u{301}", nil), ("en es ar", "es-M\u{212A}", nil),
            ("en es ar", "es-\u{0}", nil), ("en es ar", "es;q=1", nil), ("en es ar", "es,ar", nil),
            ("en es ar", "es-MX ", nil), ("en es ar", "es-abcdefghi", nil), ("en es ar", "e1", nil),
            ("en es ar", "es" + String(repeating: "-a", count: 40), nil),
        ])
    func named(supported: String, tag: String, expected: String?) {
        #expect(negotiator(supported).supported(for: tag)?.description == expected)
    }
}
