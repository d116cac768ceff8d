/// How many ideas stand in a stage.
struct StageCount: Equatable, Sendable {
    let stage: Stage
    let ideas: Int
}
