extension MVVMEnvironment: Stubbable {
    /// An environment that reaches nobody: stub operations are handed it, and do not use it.
    public static func stub() -> MVVMEnvironment {
        MVVMEnvironment(transport: NoTransport(), preferredLocales: [])
    }
}

private struct NoTransport: ServerRequestTransport {
    func send(_ message: RequestMessage) async throws -> ResponseMessage {
        throw TransportError.noServer(deployment: "stub")
    }
}
