import MVVM

/// One call of an operation in the previews.
@ViewModel
public struct StubCallViewModel {
    /// One argument by its name.
    public struct Argument: Hashable {
        public let name: String
        public let value: String
    }

    /// The stub and its method: `IdeaBoardStubOps.move`.
    public let operation: String
    public let arguments: [Argument]
    public let vmId: ViewModelId

    /// - Parameter index: the how-manieth call it was.
    public init(index: Int, operation: String, arguments: [KeyValuePair]) {
        self.operation = operation
        self.arguments = arguments.map { Argument(name: $0.name, value: $0.value) }
        vmId = .init(id: "call-\(index)")
    }

    public static func stub(index: Int = 1) -> Self {
        .init(index: index, operation: "IdeaBoardStubOps.move", arguments: [KeyValuePair(name: "basedOn", value: "1")])
    }
}
