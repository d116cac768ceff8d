import Foundation
import MVVM

/// A client-hosted view model with a value of nearly every kind.
@ViewModel
struct TallyViewModel: Equatable {
    @LocalizedString var title
    @LocalizedStrings var steps
    @LocalizedSubs(substitutions: \.counts) var summary
    let mood: LocalizableString
    let count: Int
    let votes: LocalizableInt
    let since: LocalizableDate
    let price: LocalizableCurrency
    let id: ModelIdType
    let note: String?
    let parts: [TallyPartViewModel]
    let named: [String: TallyPartViewModel]
    let outcome: Outcome
    var vmId: ViewModelId = .init(type: Self.self)

    enum Mood: LocalizedCases { case calm, busy }
    enum Outcome: Equatable {
        case open
        case shared(ModelIdType)
    }

    private var counts: LocalizableSlots { .init("count", votes) }

    init(count: Int) {
        self.count = count
        mood = Mood.busy.localized(["count": LocalizableInt(value: 3)])
        votes = LocalizableInt(value: count)
        since = LocalizableDate(value: StubClock.now)
        price = LocalizableCurrency(value: Decimal(string: "19.9") ?? 0, code: "EUR")
        id = .stub()
        note = nil
        parts = [.stub(), .stub()]
        named = ["a": .stub()]
        outcome = .shared(parts[0].id)
    }

    static func stub() -> Self { .init(count: 1_234) }
}

@ViewModel
struct TallyPartViewModel: Equatable {
    @LocalizedString var label
    let id: ModelIdType
    var vmId: ViewModelId = .init(type: Self.self)

    init(id: ModelIdType) { self.id = id }

    static func stub() -> Self { .init(id: .stub()) }
}
