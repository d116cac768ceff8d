import Foundation

extension Idea {
    /// A new idea, without votes, in its first version.
    init(_ draft: IdeaDraft, id: UUID, stageID: UUID, position: Int, at now: Date) {
        self.init(
            id: id, title: draft.title, text: draft.text, authorName: draft.authorName, tagNames: draft.tagNames,
            votes: 0, stageID: stageID, position: position, version: 1, textVersion: 1, createdAt: now, changedAt: now,
            authorID: draft.authorID)
    }

    /// Whether an edit to this draft would change anything. The author of an idea stays.
    func says(_ draft: IdeaDraft) -> Bool { title == draft.title && text == draft.text && tagNames == draft.tagNames }

    /// The idea with the next version of its text.
    func edited(_ draft: IdeaDraft, at now: Date) -> Idea {
        var idea = self
        idea.title = draft.title
        idea.text = draft.text
        idea.tagNames = draft.tagNames
        idea.textVersion += 1
        idea.changedAt = now
        return idea
    }

    /// The idea with the next version of its place, in another stage.
    func moved(to stageID: UUID, position: Int, at now: Date) -> Idea {
        var idea = self
        idea.stageID = stageID
        idea.position = position
        idea.version += 1
        idea.changedAt = now
        return idea
    }
}
