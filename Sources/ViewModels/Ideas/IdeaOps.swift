/// Asks the server.
public struct IdeaOps: IdeaViewModelOperations {
    public init() {}
}
