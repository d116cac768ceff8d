import MVVM

/// What stands around the board: the visitor's name and seven of the eight labels.
@ViewModel
struct ShellViewModel {
    let language: String
    let userName: String
    @LocalizedString var board
    @LocalizedString var roadmap
    @LocalizedString var newIdea
    @LocalizedString var search
    @LocalizedString var settings
    @LocalizedString var logout
    @LocalizedString var help
    var vmId = ViewModelId(type: Self.self)

    init(language: String, userName: String) {
        self.language = language
        self.userName = userName
    }

    static func stub() -> Self { .init(language: "en", userName: "Ada") }
}
