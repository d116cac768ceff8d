/// What factories and controllers work with. Public, since their contexts name it; its parts stay in the app.
public struct Services: Sendable {
    let ideas: any IdeaRepository
    let stages: any StageRepository
    let visitors: any VisitorRepository
    let votes: any VoteRepository
}
