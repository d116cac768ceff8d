import MVVM

/// A plural message, filled in two ways.
@ViewModel
struct SummaryViewModel {
    @LocalizedString var title
    @LocalizedSubs(substitutions: \.dictionary) var boxed
    @LocalizedSubs(substitutions: \.slots) var summary
    var vmId: ViewModelId = .init(type: Self.self)
    private var count = 3

    var dictionary: [String: any Localizable] { ["count": LocalizableInt(value: count)] }
    var slots: LocalizableSlots { .init("count", LocalizableInt(value: count)) }

    init(count: Int) { self.count = count }

    static func stub() -> Self { .init(count: 3) }
}
