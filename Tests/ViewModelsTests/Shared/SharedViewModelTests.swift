import Localization
import MVVM
import MVVMTesting
import Testing
import ViewModels

@Suite("The view models that all pages share")
struct SharedViewModelTests {
    @Test("hold in every language")
    func full() throws {
        let site = try Vitrine.site
        expectFullViewModelTests(ShellViewModel.self, on: site)
        expectFullViewModelTests(NavigationItemViewModel.self, on: site)
        expectFullViewModelTests(LocaleOptionViewModel.self, on: site)
        expectFullViewModelTests(LanguageSettingViewModel.self, on: site)
        expectFullViewModelTests(NoteViewModel.self, on: site)
        expectFullViewModelTests(FormFieldViewModel.self, on: site)
    }

    @Test("The site speaks English, Spanish and Arabic")
    func locales() throws {
        #expect(try Vitrine.site.locales.map(\.description) == ["en", "ar", "es"])
    }

    @Test("Every note has words of its own")
    func notes() throws {
        let site = try Vitrine.site
        for locale in site.locales {
            let localizer = site.localizer(for: locale)
            let texts = NoteViewModel.Kind.allCases.map { localizer.text(of: NoteViewModel(kind: $0).message.content) }
            #expect(Set(texts).count == texts.count)
        }
    }
}
