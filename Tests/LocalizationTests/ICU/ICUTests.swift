import Testing

@testable import Localization

@Suite("The ICU of the toolchain")
struct ICUTests {
    /// Does this file's module not build after a change of toolchain, `_FoundationICU` was dropped or renamed: give
    /// the files of `ICU` a C target over Debian's libicu (package `libicu-dev`), which no other module may import.
    @Test("It is there and is ICU 76 or later")
    func version() {
        let major = ICU.version.split(separator: ".").first.flatMap { Int($0) } ?? 0
        #expect(major >= 76, "the toolchain carries ICU \(ICU.version): plural rules and names may differ")
    }

    @Test("It knows rules, symbols, patterns and zones, not only the functions' names")
    func data() throws {
        let rules = try #require(PluralRules(.arabic, .cardinal))
        #expect(rules.categories.count == 6)
        #expect(ICU.numberSymbols("fa")?.digits.first == "۰")
        #expect(ICU.maximized("zh_HK") == "zh_Hant_HK")
        #expect(ICU.maximized("xx") == nil)
        #expect(
            ICU.zoneOffsets("Europe/Berlin", from: 1_700_000_000, until: 1_720_000_000).map(\.offset) == [3_600, 7_200])
    }

    @Test("It carries CLDR's table of parents")
    func parents() {
        let parents = Set(ICU.parentLocales.map(\.parent))
        #expect(parents.isSuperset(of: ["en_001", "en_150", "es_419", "pt_PT", "zh_Hant_HK", "no"]))
        #expect(ICU.parentLocales.first { $0.parent == "pt_PT" }?.children.contains("pt_AO") == true)
    }
}
