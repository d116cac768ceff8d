extension ServerRequest {
    /// Sends the request and waits for its answer: the one door to a server, for operations, tools and tests alike.
    ///
    /// - Throws: `ResponseError`, the very type that the server threw; `CredentialRejectedError`;
    ///   `UnsupportedVersionError`; `TransportError` for everything else; `CancellationError` when the task is cancelled;
    ///   whatever a credential provider throws.
    @discardableResult
    public func processRequest(mvvmEnv: MVVMEnvironment) async throws -> ResponseBody {
        let provider = mvvmEnv.credentialProvider
        let message = try RequestMessage(
            self, languages: mvvmEnv.preferredLocales, version: mvvmEnv.currentVersion, fields: mvvmEnv.requestHeaders)
        do {
            return try await mvvmEnv.answer(to: self, message, credentials: try await provider?.credentialFields())
        } catch let rejection as CredentialRejectedError {
            guard let fresh = try await provider?.credentialFields(afterRejection: rejection) else { throw rejection }
            return try await mvvmEnv.answer(to: self, message, credentials: fresh)
        }
    }
}

extension MVVMEnvironment {
    fileprivate func answer<R: ServerRequest>(
        to request: R, _ message: RequestMessage, credentials: [String: String]?
    ) async throws -> R.ResponseBody {
        var message = message
        message.fields.merge(credentials ?? [:]) { $1 }
        return try await send(message).result(of: R.self)
    }

    /// What is safe to repeat is sent once more where the connection failed; anything else might happen twice.
    private func send(_ message: RequestMessage) async throws -> ResponseMessage {
        try Task.checkCancellation()
        do {
            return try await transport.send(message)
        } catch TransportError.unreachable where message.isSafe {
            try Task.checkCancellation()
            return try await transport.send(message)
        }
    }
}
