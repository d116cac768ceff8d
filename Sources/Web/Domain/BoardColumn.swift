/// A stage and its ideas, both in the order of `(position, id)`.
struct BoardColumn: Equatable, Sendable {
    let stage: Stage
    let ideas: [Idea]
}
