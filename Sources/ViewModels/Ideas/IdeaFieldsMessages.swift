import MVVM

/// The words of `IdeaFields`.
@FieldValidationModel
public struct IdeaFieldsMessages {
    @LocalizedString(parentKeys: "title", propertyName: "title") public var titleTitle
    @LocalizedString(parentKeys: "title", propertyName: "hint") public var titleHint
    @LocalizedString("title", messageGroup: "validationMessages", messageKey: "required") public var titleRequired
    @LocalizedString("title", messageGroup: "validationMessages", messageKey: "tooLong") public var titleTooLong
    @LocalizedString(parentKeys: "text", propertyName: "title") public var textTitle
    @LocalizedString(parentKeys: "text", propertyName: "hint") public var textHint
    @LocalizedString("text", messageGroup: "validationMessages", messageKey: "tooLong") public var textTooLong
    @LocalizedString(parentKeys: "authorName", propertyName: "title") public var authorNameTitle
    @LocalizedString(parentKeys: "authorName", propertyName: "hint") public var authorNameHint
    @LocalizedString(parentKeys: "authorName", propertyName: "signature") public var authorNameSignature
    @LocalizedString("authorName", messageGroup: "validationMessages", messageKey: "required")
    public var authorNameRequired
    @LocalizedString("authorName", messageGroup: "validationMessages", messageKey: "tooLong")
    public var authorNameTooLong
    @LocalizedString("authorName", messageGroup: "validationMessages", messageKey: "known")
    public var authorNameKnown
    @LocalizedString(parentKeys: "tags", propertyName: "title") public var tagsTitle
    @LocalizedString(parentKeys: "tags", propertyName: "placeholder") public var tagsPlaceholder
    @LocalizedString(parentKeys: "tags", propertyName: "hint") public var tagsHint
    @LocalizedString("tags", messageGroup: "validationMessages", messageKey: "tooMany") public var tagsTooMany
    @LocalizedString("tags", messageGroup: "validationMessages", messageKey: "tooLong") public var tagsTooLong

    public init() {}
}
