/// A list that elements can be taken from.
public protocol ListRepository: Sendable {
    associatedtype Element: Identifiable & Sendable where Element.ID: Sendable

    func fetchAll() async throws -> [Element]
    func delete(_ id: Element.ID) async throws
}
