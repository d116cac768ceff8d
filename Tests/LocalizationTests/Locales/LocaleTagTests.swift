import Testing

@testable import Localization

@Suite("LocaleTag")
struct LocaleTagTests {
    @Test(
        "A tag is read in any case and written in the canonical one",
        arguments: [
            ("en", "en"), ("EN-us", "en-US"), ("zh_hant_tw", "zh-Hant-TW"), ("ES-419", "es-419"), ("FIL", "fil"),
            ("sr-LATN", "sr-Latn"), ("iw", "he"), ("nb-NO", "no-NO"),
        ])
    func canonical(tag: String, text: String) {
        #expect(LocaleTag(tag)?.description == text)
    }

    @Test(
        "Anything else is refused",
        arguments: [
            "", "e", "english", "en-", "-en", "en--US", "en-USA", "en-Latin", "en-US-x", "en-x-private",
            "../../etc/passwd",
            "en\u{0}", "en US", "ｅｎ", "\u{212A}o", "de-1996", "*", "en-US-", "12",
            String(repeating: "en-", count: 10_000),
        ])
    func refused(tag: String) {
        #expect(LocaleTag(tag) == nil)
    }

    @Test(
        "The chain leads through CLDR's parents",
        arguments: [
            ("en-AU", ["en-AU", "en-001", "en"]), ("en-AT", ["en-AT", "en-150", "en-001", "en"]),
            ("en-US", ["en-US", "en"]),
            ("es-AR", ["es-AR", "es-419", "es"]), ("es-ES", ["es-ES", "es"]), ("pt-AO", ["pt-AO", "pt-PT", "pt"]),
            ("zh-HK", ["zh-HK", "zh-Hant"]), ("zh-MO", ["zh-MO", "zh-Hant"]),
            ("zh-Hant-MO", ["zh-Hant-MO", "zh-Hant-HK", "zh-Hant"]),
            ("zh-CN", ["zh-CN", "zh"]), ("zh-Hans-SG", ["zh-Hans-SG", "zh-Hans", "zh"]), ("sr-Latn", ["sr-Latn"]),
            ("nn", ["nn", "no"]), ("hi-Latn", ["hi-Latn", "en-IN", "en-001", "en"]), ("ar-XB", ["ar-XB", "ar"]),
            ("xx", ["xx"]),
        ])
    func chain(tag: String, chain: [String]) throws {
        #expect(try #require(LocaleTag(tag)).chain.map(\.description) == chain)
    }

    @Test(
        "The direction follows from the likely script",
        arguments: [
            ("ar", true), ("he", true), ("fa-AF", true), ("ur", true), ("ckb", true), ("pa-PK", true), ("pa", false),
            ("uz-Arab", true), ("en", false), ("zh-Hant", false), ("ar-XB", true), ("en-XA", false), ("az-IR", true),
        ])
    func direction(tag: String, isRightToLeft: Bool) throws {
        #expect(try #require(LocaleTag(tag)).isRightToLeft == isRightToLeft)
    }
}
