import MVVM

/// What an entry of the gallery is.
@ViewModelEnum
enum StubKind: LocalizedCases, Hashable, CaseIterable {
    case page, form, component, toast, error, shell

    init(_ type: any ViewModel.Type, among types: SiteTypes) {
        self =
            if type is any ErrorViewModel.Type || type == FailureViewModel.self || type == FailureToastViewModel.self {
                .error
            } else if types.pages.contains(where: { $0 == type }) {
                .page
            } else if type == types.shell {
                .shell
            } else if types.note.map({ $0 == type }) ?? false {
                .toast
            } else if type == FormFieldViewModel.self || StubTraits(ofItself: type).hasAction {
                .form
            } else {
                .component
            }
    }
}
