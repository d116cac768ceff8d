import MVVM

/// One of each kind of text.
@ViewModel
struct VoteViewModel {
    @LocalizedString var title
    @LocalizedSubs(substitutions: \.values) var summary
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "required") var required
    @LocalizedString(propertyName: "steps", index: 1) var secondStep
    @LocalizedString(propertyName: "steps", index: 0) var firstStep
    let stage: StageKind
    let child: AuthorViewModel?
    let vmId: ViewModelId
    let count: Int

    enum StageKind: LocalizedCases { case planned, done }

    private var values: [String: any Localizable] { ["count": LocalizableInt(value: count)] }

    init(count: Int) {
        self.count = count
        stage = .planned
        child = .stub()
        vmId = .init(type: Self.self)
    }

    static func stub() -> Self { .init(count: 3) }
}
