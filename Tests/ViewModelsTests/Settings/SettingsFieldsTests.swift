import MVVM
import MVVMTesting
import Testing
import ViewModels

@Suite("The rules of the settings")
struct SettingsFieldsTests {
    private let site = ValidationContext(locales: ["en", "ar"], timeZones: ["Europe/Madrid", "UTC"])

    @Test("hold in every language, each told by an example")
    func full() throws {
        expectFullFieldTests(
            SettingsFieldsMessages(), fields: SettingsViewModel.formFields(locales: [], timeZones: []),
            invalid: [
                SettingsSaveRequest.RequestBody(displayName: String(repeating: "x", count: 61), theme: "sepia")
            ],
            results: SettingsSaveRequest.RequestBody(locale: "xx", timeZone: "Mars/Olympus").validate(in: site),
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
            (.init(locale: "ar"), []),
            (.init(locale: "AR"), ["locale"]),
            (.init(locale: "xx", timeZone: "Mars/Olympus", theme: "sepia"), ["locale", "timeZone", "theme"]),
        ] as [(SettingsSaveRequest.RequestBody, [String])])
    func rules(body: SettingsSaveRequest.RequestBody, fields: [String]) {
        #expect(body.validate(in: site).flatMap(\.messages).flatMap(\.fieldIds) == fields)
    }

    @Test("say nothing about languages and zones where nobody knows which there are")
    func unknown() {
        #expect(SettingsSaveRequest.RequestBody(locale: "xx", timeZone: "Mars/Olympus").validate().isEmpty)
    }
}
