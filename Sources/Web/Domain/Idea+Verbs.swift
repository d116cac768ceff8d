import Foundation

extension Idea {
    /// A new idea, without votes, in its first version.
    init(_ draft: IdeaDraft, id: UUID, stageID: UUID, position: Int, at now: Date) {
        self.init(
            id: id, title: draft.title, text: draft.text, authorName: draft.authorName, tagNames: draft.tagNames,
            votes: 0, stageID: stageID, position: position, version: 1, createdAt: now, changedAt: now,
            authorID: draft.authorID)
    }

    /// The idea's next version, in another stage.
    func moved(to stageID: UUID, position: Int, at now: Date) -> Idea {
        var idea = self
        idea.stageID = stageID
        idea.position = position
        idea.version += 1
        idea.changedAt = now
        return idea
    }
}
