import Dispatch
import Glibc
import HTTP
import HTTPServer

/// A server to be maltreated by `Tests/Soak/soak.py`. Prints its port, and what it is told, one line each.
@main
struct SoakServer {
    static func main() async throws {
        var configuration = ServerConfiguration(addresses: [.ipv4(0x7F00_0001, port: 0)])
        configuration.limits.bodyBytes = .max
        let server = Server(configuration: configuration, handler: SoakHandler()) { event in
            switch event {
            case .listening(let addresses): print("port \(addresses.first?.port ?? 0)")
            case .acceptPaused: print("paused")
            case .refused, .drainExpired, .stopped: break
            }
            fflush(nil)
        }
        signal(SIGTERM, SIG_IGN)
        let termination = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .global())
        termination.setEventHandler { @Sendable in server.stop() }
        termination.resume()
        // Counted by nobody: they only interrupt what waits.
        signal(SIGUSR1) { _ in }
        try await server.run()
        termination.cancel()
    }
}
