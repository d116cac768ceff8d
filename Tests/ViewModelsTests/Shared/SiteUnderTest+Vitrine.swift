import MVVM
import MVVMTesting
import ViewModels

/// The board's words and templates, read once for all tests.
let site = Result {
    try SiteUnderTest(
        viewModels: [
            IdeaBoardViewModel.self, IdeaViewModel.self, NewIdeaViewModel.self, IdeaCreateErrorViewModel.self,
            IdeaMoveErrorViewModel.self, NoteViewModel.self,
        ],
        shell: ShellViewModel.self, words: [IdeaFieldsMessages.self, NavigationItemViewModel.Page.self])
}
