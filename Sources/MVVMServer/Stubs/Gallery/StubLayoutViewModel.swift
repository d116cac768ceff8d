import MVVM

/// What stands around the gallery's own pages: the way to every entry, and back to the site.
@ViewModel
struct StubLayoutViewModel {
    /// A tag of BCP 47.
    let language: String
    /// `ltr` or `rtl`.
    let direction: String
    @LocalizedString var galleryTitle
    let gallery: Link
    @LocalizedString var skipTitle
    @LocalizedString var searchTitle
    @LocalizedString var searchSubmitTitle
    /// What was searched for.
    let query: String
    /// The choices that a search keeps.
    let kept: [StubKeptChoice]
    @LocalizedString var navigationTitle
    let groups: [StubGroup]
    @LocalizedString var tokensTitle
    let tokens: Link
    @LocalizedString var operationsTitle
    let operations: Link
    @LocalizedString var siteTitle
    let site: Link
    var vmId: ViewModelId = .init(type: Self.self)

    init(
        language: String, isRightToLeft: Bool, query: String = "", choices: StubChoices = StubChoices(),
        groups: [StubGroup]
    ) {
        self.language = language
        direction = isRightToLeft ? "rtl" : "ltr"
        self.query = query
        self.groups = groups
        let choices = choices.kept
        kept = choices.pairs.map { StubKeptChoice(name: $0.name, value: $0.value) }
        gallery = Link(path: StubAddress.gallery, query: choices.pairs)
        tokens = StubAddress.preview(StubTokensViewModel.propertyTable.typeName, choices)
        operations = Link(path: StubOperationsViewModel.path, query: choices.pairs)
        site = Link(path: "/", query: choices.pairs)
    }

    static func stub() -> Self { .init(language: "en", isRightToLeft: false, groups: [.stub]) }
}
