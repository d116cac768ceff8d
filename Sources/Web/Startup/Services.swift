/// What factories and controllers work with.
struct Services: Sendable {
    let ideas: any IdeaRepository
    let stages: any StageRepository
}
