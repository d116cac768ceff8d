/// One call of an operation, as a stub recorded it.
public struct OperationCall: Sendable {
    /// The stub and its method: `IdeaBoardStubOps.move`.
    public let operation: String
    public let arguments: any Encodable & Sendable

    public init(_ operation: String, with arguments: some Encodable & Sendable) {
        self.operation = operation
        self.arguments = arguments
    }

    /// The arguments by name, in declared order, as a form would send them.
    ///
    /// - Throws: `EncodingError` for what no form holds, such as a list of lists.
    public var namedArguments: [KeyValuePair] {
        get throws {
            let output = KeyValueEncoder.Output()
            try KeyValueEncoder(output: output, name: "").write(arguments)
            return output.pairs.values
        }
    }
}
