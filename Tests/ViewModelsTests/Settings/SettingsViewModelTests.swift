import MVVM
import MVVMTesting
import Testing
import ViewModels

@Suite("The view models of the settings")
struct SettingsViewModelTests {
    @Test("hold in every language")
    func full() throws {
        let site = try Vitrine.site
        expectFullViewModelTests(SettingsViewModel.self, on: site)
        expectFullViewModelTests(SettingsValidationErrorViewModel.self, on: site)
    }

    @Test("The form shows what is set, and offers to leave it to browser and device")
    func selected() {
        let form = SettingsViewModel(
            displayName: "Amal", locale: "ar", timeZone: "Europe/Madrid", theme: "dark",
            locales: [FormChoice(value: "en", title: "English"), FormChoice(value: "ar", title: "العربية")],
            timeZones: [
                FormChoiceGroup(title: "Europe", choices: [FormChoice(value: "Europe/Madrid", title: "Madrid")])
            ])
        #expect(form.fields.map(\.name) == ["displayName", "locale", "timeZone", "theme"])
        #expect(form.fields[1].choices.map(\.value) == ["", "en", "ar"])
        #expect(form.fields[1].choices.filter(\.isSelected).map(\.value) == ["ar"])
        let zones = form.fields[2].choiceGroups.flatMap(\.choices)
        #expect(zones.filter(\.isSelected).map(\.value) == ["Europe/Madrid"])
        #expect(form.fields[3].choices.filter(\.isSelected).map(\.value) == ["dark"])
        #expect(form.fields[2].choices.map(\.value) == ["", "UTC"])
        let fresh = SettingsViewModel(locales: [])
        #expect(fresh.fields.dropFirst().map { $0.choices.filter(\.isSelected).map(\.value) } == [[""], [""], [""]])
    }

    @Test("A zone that the list does not have is kept as it is", arguments: ["Asia/Calcutta", "Mars/Olympus"])
    func otherZone(_ zone: String) {
        let form = SettingsViewModel(timeZone: zone, locales: [])
        #expect(form.fields[2].choices.filter(\.isSelected).map(\.value) == [zone])
    }
}
