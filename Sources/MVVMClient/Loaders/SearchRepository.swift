/// Something that can be searched.
public protocol SearchRepository: Sendable {
    associatedtype Value: Sendable

    func search(query: String) async throws -> Value
}
