/// Why an idea was not moved. Nothing has changed then.
enum IdeaMoveFailure: Error, Equatable {
    case ideaNotFound
    case stageNotFound
    /// The move was based on an older version than `current`, which stands in `currentStage`.
    case movedMeanwhile(current: Idea, currentStage: Stage)
}
