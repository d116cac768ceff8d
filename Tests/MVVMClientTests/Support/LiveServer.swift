import Foundation
import HTTP
import HTTPServer
import MVVM
import MVVMClient

/// A real server on the loopback for as long as a test needs it.
enum LiveServer {
    struct NoAddress: Error {}

    /// - Parameter body: is given the server's address.
    static func run<Result: Sendable>(
        _ handler: some Handler, _ body: (URL) async throws -> Result
    ) async throws -> Result {
        let (addresses, feed) = AsyncStream<SocketAddress>.makeStream()
        guard let anyPort = SocketAddress(parsing: "127.0.0.1:0") else { throw NoAddress() }
        var configuration = ServerConfiguration(addresses: [anyPort])
        configuration.loopCount = 1
        configuration.timeouts.drain = .milliseconds(100)
        let server = Server(configuration: configuration, handler: handler) { event in
            if case .listening(let all) = event, let first = all.first { feed.yield(first) }
        }
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            defer { server.stop() }
            guard let address = await addresses.first(where: { _ in true }), let url = URL(string: "http://\(address)")
            else { throw NoAddress() }
            return try await body(url)
        }
    }
}

extension MVVMEnvironment {
    /// For a server that runs in this process.
    init(
        _ url: URL, timeout: Duration = .seconds(20), credentialProvider: (any ClientCredentialProvider)? = nil,
        preferredLocales: [String] = ["en"]
    ) {
        self.init(
            deploymentURLs: [.test: url], deployment: .test, timeout: timeout, credentialProvider: credentialProvider,
            preferredLocales: preferredLocales)
    }
}
