import MVVM
import MVVMTesting
import ViewModels

/// The board's words and templates, read once for all tests.
enum Vitrine {
    static var site: SiteUnderTest<ShellViewModel> {
        get throws { try shared.get() }
    }

    private static let shared = Result {
        try SiteUnderTest(
            viewModels: [
                IdeaBoardViewModel.self, DashboardViewModel.self, AboutViewModel.self, IdeaEditViewModel.self,
                IdeaUpdateResultViewModel.self, IdeaUpdateErrorViewModel.self,
                IdeaViewModel.self, NewIdeaViewModel.self, IdeaCreateErrorViewModel.self,
                IdeaMoveErrorViewModel.self, IdeaVoteErrorViewModel.self, IdeaVoteFormViewModel.self,
                SettingsViewModel.self,
                SettingsValidationErrorViewModel.self, NoteViewModel.self,
            ],
            shell: ShellViewModel.self,
            words: [
                IdeaFieldsMessages.self, SettingsFieldsMessages.self, SettingsTheme.self, TimeZoneRegion.self,
                NavigationItemViewModel.Page.self, VisitorRole.self,
            ],
            version: .current)
    }
}
