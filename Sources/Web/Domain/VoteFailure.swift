/// Why a vote was not counted. Nothing has changed then.
enum VoteFailure: Error, Equatable {
    case ideaNotFound
}
