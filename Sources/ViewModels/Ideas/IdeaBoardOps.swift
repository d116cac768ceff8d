/// Asks the server.
public struct IdeaBoardOps: IdeaBoardViewModelOperations {
    public init() {}
}
