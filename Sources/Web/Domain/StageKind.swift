/// What a stage means, whatever its name. The raw values are stored.
enum StageKind: String, CaseIterable, Sendable {
    case new
    case underReview
    case planned
    case inProgress
    case done
}
