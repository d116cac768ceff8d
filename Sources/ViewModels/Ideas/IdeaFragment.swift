import MVVM

/// An idea on a page that shows several; `IdeaCardView` gives its title that `id`.
public struct IdeaFragment: ServerRequestFragment {
    public let idea: ModelIdType?

    public init(idea: ModelIdType?) { self.idea = idea }

    public var elementId: String? { idea.map { "idea-\($0.lowercase)" } }
}
