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
        "A hostile header is answered with little work",
        arguments: [
            "es-MX", "x1", "a-a-a-a-a-a-a-a-a-a-a-a-a", "../../etc/passwd", "en\r\nSet-Cookie: a=b", "", "-", "*-*",
        ])
    func hostile(tag: String) {
        let ranges =
            [(tag: String(repeating: "a-", count: 1_000_000), quality: 1_000)]
            + Array(repeating: (tag: tag, quality: 1_000), count: 10_000)
        let negotiator = negotiator("en es ar")
        let time = ContinuousClock().measure {
            #expect(["en", "es"].contains(negotiator.best(for: ranges).description))
        }
        #expect(time < .milliseconds(500))
    }

    @Test(
        "A parameter or cookie names a supported locale exactly or nothing",
        arguments: [
            ("es", "es"), ("ES", "es"), ("es-MX", nil), ("fr", nil), ("", nil), ("../../etc/passwd", nil),
            ("es\u{301}", nil),
            ("es;q=1", nil),
        ])
    func exact(tag: String, expected: String?) {
        #expect(negotiator("en es ar").supported(tag)?.description == expected)
    }
}
