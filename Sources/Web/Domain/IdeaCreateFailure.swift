/// Why an idea was not created, although its draft is valid.
enum IdeaCreateFailure: Error, Equatable {
    /// The board has no stage to put it into.
    case noStage
}
