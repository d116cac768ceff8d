import MVVM

/// What a stage is about; its name until somebody renames it.
@ViewModelEnum
public enum StageName: LocalizedCases, Hashable, CaseIterable {
    case new, underReview, planned, inProgress, done
}
