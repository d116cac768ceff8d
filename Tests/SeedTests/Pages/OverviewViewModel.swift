import MVVM

/// Seed: view model generator, "Top-Level (RequestableViewModel)". A page that composes its children.
@ViewModel
public struct OverviewViewModel: RequestableViewModel {
    public typealias Request = OverviewRequest

    @LocalizedString public var pageTitle
    public let cards: [AuthorCardViewModel]
    /// Seed: SwiftUI view generator, "Child View Binding". Made from the child's own `AppState`.
    public let appearance: AppearanceViewModel
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(cards: [AuthorCardViewModel], theme: Appearance) {
        self.cards = cards
        appearance = .model(appState: .init(notificationsEnabled: !cards.isEmpty, theme: theme))
    }

    public static func stub() -> Self { .init(cards: [.stub()], theme: .system) }
}
