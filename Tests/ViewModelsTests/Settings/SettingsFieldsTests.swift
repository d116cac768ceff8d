import MVVM
import MVVMTesting
import Testing
import ViewModels

@Suite("The rules of the settings")
struct SettingsFieldsTests {
    @Test("hold in every language, each told by an example")
    func full() throws {
        expectFullFieldTests(
            SettingsFieldsMessages(), fields: SettingsViewModel.formFields(locales: []),
            invalid: [
                SettingsSaveRequest.RequestBody(
                    displayName: String(repeating: "x", count: 61), timeZone: "Mars/Olympus", theme: "sepia")
            ],
            results: [try #require(SettingsSaveRequest.RequestBody(locale: "xx").validateLocale(among: ["en", "ar"]))],
            on: try Vitrine.site)
    }

    @Test(
        "refuse what cannot be set, each at its field",
        arguments: [
            (.init(), []),
            (.init(displayName: String(repeating: "x", count: 60)), []),
            (.init(displayName: String(repeating: "x", count: 61)), ["displayName"]),
            (.init(timeZone: "Europe/Madrid"), []),
            (.init(timeZone: "GMT+25"), ["timeZone"]),
            (.init(timeZone: "../../etc/passwd"), ["timeZone"]),
            (.init(theme: "dark"), []),
            (.init(theme: "Dark"), ["theme"]),
        ] as [(SettingsSaveRequest.RequestBody, [String])])
    func rules(body: SettingsSaveRequest.RequestBody, fields: [String]) {
        #expect(body.validate().flatMap(\.messages).flatMap(\.fieldIds) == fields)
    }

    @Test(
        "take the languages of the site, and none", arguments: [("", true), ("ar", true), ("xx", false), ("AR", false)])
    func locale(tag: String, isTaken: Bool) {
        let body = SettingsSaveRequest.RequestBody(locale: tag)
        #expect((body.validateLocale(among: ["en", "ar"]) == nil) == isTaken)
    }
}
