import MVVM
import ViewModels

@testable import Web

extension IdeaEdit {
    static func example(
        title: String = "Dark mode", text: String = "Easier on the eyes at night.",
        tagText: String = "design, accessibility"
    ) throws -> IdeaEdit {
        try IdeaEdit(
            IdeaUpdateRequest.RequestBody(ideaId: .stub(), title: title, text: text, tags: tagText, basedOn: 1))
    }
}
