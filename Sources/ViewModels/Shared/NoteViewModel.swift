import MVVM

/// Tells once that a write succeeded.
@ViewModel
public struct NoteViewModel {
    /// What succeeded; the raw value travels in the signed cookie between the write and the next page.
    public enum Kind: String, LocalizedCases, Hashable, CaseIterable {
        case ideaCreated, ideaUpdated, ideaMoved, ideaStays, voteCast, voteTakenBack, settingsSaved
    }

    public let kind: Kind
    public let message: LocalizableString
    @LocalizedString public var dismissTitle
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(kind: Kind) {
        self.kind = kind
        self.message = kind.localized()
    }

    public static var stubs: [(name: String, stub: Self)] { Kind.allCases.map { ($0.rawValue, .stub(kind: $0)) } }

    public static func stub(kind: Kind = .ideaMoved) -> Self { .init(kind: kind) }
}
