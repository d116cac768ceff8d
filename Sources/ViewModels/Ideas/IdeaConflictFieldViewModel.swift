import MVVM

/// A field of an idea as it was saved, beside one's own.
@ViewModel
public struct IdeaConflictFieldViewModel {
    public let label: LocalizableString
    public let value: String
    public let hasValue: Bool
    @LocalizedString public var emptyMessage
    public let isDifferent: Bool
    @LocalizedString public var differenceTitle
    public let vmId: ViewModelId

    /// - Parameter own: what the visitor wanted to save, as it was typed.
    public init(fieldId: String, label: LocalizableString, value: String, own: String) {
        self.label = label
        self.value = value
        self.hasValue = !value.isEmpty
        self.isDifferent = value != TypedText.lines(own)
        self.vmId = .init(id: "saved-\(fieldId)")
    }

    public static func stub() -> Self {
        .init(fieldId: "title", label: "Title", value: "Dark mode", own: "Dark theme")
    }
}
