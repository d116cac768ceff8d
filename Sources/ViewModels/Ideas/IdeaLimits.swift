/// How much an idea holds, counted in characters as people see them.
public struct IdeaLimits: Sendable, Hashable {
    public let title = 120
    public let text = 4_000
    public let authorName = 60
    /// How many tags.
    public let tags = 5
    /// One tag.
    public let tag = 30

    public init() {}
}
