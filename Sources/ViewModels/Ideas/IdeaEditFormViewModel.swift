import Foundation
import MVVM

/// The form over the text of an idea; it stands on the page that edits it, and on the answer to a save that was refused.
@ViewModel
public struct IdeaEditFormViewModel: FormViewModel, IdeaContent {
    /// What a save means: the next text, or one in the place of another that somebody saved meanwhile.
    public enum Purpose: LocalizedCases, Hashable { case save, overwrite }

    public let ideaId: ModelIdType
    /// The version of the text that this form was made from; a stale one is a conflict.
    public let version: Int
    public let purpose: Purpose
    public var title: String
    public var text: String
    public var tags: String
    public let formName: String
    public let action: Link
    public let fields: [FormFieldViewModel]
    public let submitTitle: LocalizableString
    @LocalizedString public var cancelTitle
    public let cancel: Link
    public let idempotencyKey: String?
    public let vmId: ViewModelId

    public var ideaValidationMessages: IdeaFieldsMessages { IdeaFieldsMessages() }

    /// - Parameters:
    ///   - version: the version of the text that a save is based on.
    ///   - values: what stands in the fields.
    ///   - validations: what is wrong with it.
    public init(
        ideaId: ModelIdType, version: Int, values: some IdeaContent, purpose: Purpose = .save,
        validations: [ValidationResult] = []
    ) {
        self.ideaId = ideaId
        self.version = version
        self.purpose = purpose
        title = values.title
        text = values.text
        tags = values.tags
        formName = "update"
        action = Link(action: IdeaUpdateRequest.self)
        fields = [FormFieldViewModel](
            Self.contentFields, values: ["title": values.title, "text": values.text, "tags": values.tags],
            validations: validations)
        submitTitle = purpose.localized()
        cancel = Link(to: IdeaRequest(id: ideaId))
        idempotencyKey = nil
        vmId = .init(id: "edit-\(ideaId.lowercase)")
    }

    public static func stub(
        ideaId: ModelIdType = .stub(), title: String = "Dark mode",
        text: String = "The board is bright at night.\n\n- Follow the system's setting\n- Remember a choice",
        purpose: Purpose = .save
    ) -> Self {
        let body = IdeaUpdateRequest.RequestBody(
            ideaId: ideaId, title: title, text: text, tags: "design, mobile", basedOn: 1)
        return .init(ideaId: ideaId, version: 1, values: body, purpose: purpose)
    }
}
