import MVVM

// Records what was asked for, and asks nobody.
extension IdeaOperations where Self: StubOperations {
    public var moveCalled: Bool { moveCalledWith != nil }
    public var moveCalledWith: IdeaMoveRequest.RequestBody? { lastCall(of: "move") }

    public var voteCalled: Bool { voteCalledWith != nil }
    public var voteCalledWith: IdeaVoteRequest.RequestBody? { lastCall(of: "vote") }

    public func move(
        _ ideaId: ModelIdType, to stageId: ModelIdType, basedOn version: Int, mvvmEnv: MVVMEnvironment
    ) async throws -> IdeaCardViewModel {
        recordCall(
            "move",
            with: IdeaMoveRequest.RequestBody(ideaId: ideaId, stageId: stageId, basedOn: version, page: Self.page))
        // The version that was sent is any number, the greatest too.
        return .stub(id: ideaId, page: Self.page, version: version &+ 1)
    }

    public func vote(
        for ideaId: ModelIdType, stands: Bool, mvvmEnv: MVVMEnvironment
    ) async throws -> IdeaVoteFormViewModel {
        recordCall("vote", with: IdeaVoteRequest.RequestBody(ideaId: ideaId, stands: stands, page: Self.page))
        return .stub(ideaId: ideaId, page: Self.page, isVoted: stands)
    }
}
