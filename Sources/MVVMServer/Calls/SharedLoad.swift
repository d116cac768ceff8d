/// Data that several view models of one page are made from, named by a value: equal loads are one load.
///
/// ```swift
/// struct AllStages: SharedLoad {
///     func load(from services: Services) async throws -> [Stage] { try await services.stages.stages() }
/// }
/// let stages = try await context.value(of: AllStages())
/// ```
public protocol SharedLoad<Services, Value>: Hashable, Sendable {
    associatedtype Services: Sendable
    associatedtype Value: Sendable

    func load(from services: Services) async throws -> Value
}
