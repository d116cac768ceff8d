/// Where a loader gets its value; a feature's repository adopts it, tests give a mock.
public protocol ViewModelRepository: Sendable {
    associatedtype Value: Sendable

    func fetch() async throws -> Value
}
