import MVVM

/// Everything that can be previewed, by feature.
@ViewModel
struct StubGalleryViewModel {
    let layout: StubLayoutViewModel
    @LocalizedString var pageTitle
    @LocalizedSubs(substitutions: \.counts) var summary
    @LocalizedString var statesTitle
    @LocalizedString var nothingMessage
    let groups: [StubGroup]
    let isEmpty: Bool
    var vmId: ViewModelId = .init(type: Self.self)

    private var counts: [String: any Localizable] {
        ["count": LocalizableInt(value: groups.reduce(0) { $0 + $1.items.count })]
    }

    /// - Parameter groups: what was found; the layout has all.
    init(layout: StubLayoutViewModel, groups: [StubGroup]) {
        self.layout = layout
        self.groups = groups
        isEmpty = groups.isEmpty
    }

    static func stub() -> Self { .init(layout: .stub(), groups: [.stub]) }
}
