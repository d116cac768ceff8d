/// One of the values that a select or a group of radio buttons offers.
public struct FormChoice: Sendable, Hashable {
    /// What is sent.
    public let value: String
    public let title: LocalizableString
    /// The language of the title, where it is not the page's: a tag of BCP 47.
    public let language: String?
    public let isDisabled: Bool

    public init(value: String, title: LocalizableString, language: String? = nil, isDisabled: Bool = false) {
        self.value = value
        self.title = title
        self.language = language
        self.isDisabled = isDisabled
    }
}
