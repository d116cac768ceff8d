import MVVM

/// A page that can be reached from everywhere.
@ViewModel
public struct NavigationItemViewModel {
    /// The pages of the navigation, by name.
    public enum Page: LocalizedCases, Hashable { case board, dashboard, newIdea, settings, about }

    public let title: LocalizableString
    public let link: Link
    public let isCurrent: Bool
    public let vmId: ViewModelId

    public init(page: Page, link: Link, isCurrent: Bool) {
        self.title = page.localized()
        self.link = link
        self.isCurrent = isCurrent
        self.vmId = .init(id: "to-\(link.target)")
    }

    public static func stub() -> Self { .init(page: .board, link: Link(to: IdeaBoardRequest()), isCurrent: true) }
}
