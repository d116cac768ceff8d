import MVVM

/// A language to choose, by the name that its speakers call it.
@ViewModel
public struct LocaleOptionViewModel {
    public let name: String
    public let tag: String
    /// This very page in that language.
    public let link: Link
    public let isCurrent: Bool
    public let vmId: ViewModelId

    public init(name: String, tag: String, link: Link, isCurrent: Bool) {
        self.name = name
        self.tag = tag
        self.link = link
        self.isCurrent = isCurrent
        self.vmId = .init(id: "locale-\(tag)")
    }

    public static func stub() -> Self {
        .init(name: "English", tag: "en", link: Link(to: IdeaBoardRequest()), isCurrent: true)
    }
}
