/// The board at a glance, all of one moment. The lists are short.
struct Dashboard: Equatable, Sendable {
    /// In the order of the board.
    let stages: [StageCount]
    /// The last one first.
    let newest: [Idea]
    /// The one with the most votes first, the newest of equals; none without a vote.
    let mostVoted: [Idea]
    /// The visitor's, the last one first.
    let posted: [Idea]
    /// What the visitor votes for, their last vote first.
    let voted: [Idea]
}
