import MVVM

/// What a stage is about; its name until somebody renames it.
@ViewModelEnum
public enum StageName: LocalizedCases, Hashable, CaseIterable {
    case new, underReview, planned, inProgress, done

    /// How a stage is called.
    ///
    /// - Parameter name: what somebody named it; nil leaves it to the catalog.
    public func title(named name: String?) -> LocalizableString { name.map { .constant($0) } ?? localized() }
}
