/// A list that is fetched page by page.
public protocol PagedRepository: Sendable {
    associatedtype Element: Sendable

    /// - Parameter page: counted from 0.
    /// - Returns: the page's elements; an empty page is behind the last.
    func fetch(page: Int) async throws -> [Element]
}
