/// Why an idea was not edited. Nothing has changed then.
enum IdeaEditFailure: Error, Equatable {
    case ideaNotFound
    /// The edit was based on another text than that of `current`.
    case editedMeanwhile(current: Idea)
}
