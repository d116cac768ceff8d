import MVVM

/// What forms asked of the previews: which operation was called with what.
@ViewModel
public struct StubOperationsViewModel {
    @LocalizedString public var pageTitle
    @LocalizedString public var introduction
    /// The latest first.
    public let calls: [StubCallViewModel]
    public let isEmpty: Bool
    @LocalizedString public var emptyMessage
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(calls: [StubCallViewModel]) {
        self.calls = calls
        isEmpty = calls.isEmpty
    }

    public static func stub() -> Self { .init(calls: [.stub()]) }
}

extension StubOperationsViewModel {
    static let path = "/_stubs/operations"

    /// - Throws: `EncodingError` for an argument that no form holds.
    init(_ record: OperationRecord) throws {
        let calls = try record.calls.enumerated().map { index, call in
            StubCallViewModel(index: index + 1, operation: call.operation, arguments: try call.namedArguments)
        }
        self.init(calls: calls.reversed())
    }
}
