import MVVM

/// Whom the previews can be made for; a state of that name among a view model's `stubs` is what the visitor sees.
@ViewModelEnum
public enum VisitorRole: String, LocalizedCases, Hashable, CaseIterable {
    /// Has not written anything yet.
    case stranger
    /// Has told a name, posted and voted.
    case known
}
