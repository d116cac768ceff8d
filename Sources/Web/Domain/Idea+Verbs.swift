import Foundation

extension Idea {
    /// A new idea, without votes, in its first version.
    init(_ draft: IdeaDraft, id: UUID, stageID: UUID, position: Int, at now: Date) {
        self.init(
            id: id, title: draft.title, text: draft.text, authorName: draft.authorName, tagNames: draft.tagNames,
            votes: 0, stageID: stageID, position: position, version: 1, textVersion: 1, createdAt: now, changedAt: now,
            authorID: draft.authorID)
    }

    /// Whether the edit would change nothing.
    func says(_ edit: IdeaEdit) -> Bool { title == edit.title && text == edit.text && tagNames == edit.tagNames }

    /// The idea with the next version of its text. Its author stays.
    func edited(_ edit: IdeaEdit, at now: Date) -> Idea {
        var idea = self
        idea.title = edit.title
        idea.text = edit.text
        idea.tagNames = edit.tagNames
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
