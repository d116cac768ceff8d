import Foundation
import HTTP
import MVVM
import Testing

@testable import MVVMClient

/// Each numbered defect of the reference architecture that belongs to clients.
@Suite("A defect of the reference architecture is none here:", .timeLimit(.minutes(1)))
struct ReferenceDefectTests {
    @Test("8. a base URL with a path is refused, and not silently another one")
    func basePath() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:1/api"))
        let error = try await #require(throws: TransportError.self) {
            try await PingRequest().processRequest(mvvmEnv: MVVMEnvironment(url))
        }
        guard case .wrongBaseURL = error else { throw error }
    }

    @Test("17. a client tells its version, and throws a typed error when it is too old")
    func versions() async throws {
        let handler = ScriptedHandler { _, _ in
            .problem(
                """
                {"type":"/problems/unsupported-version","title":"","status":426,"detail":"","code":"upgradeRequired",\
                "version":"1.2.0","minimumVersion":"2.0.0"}
                """, Status(code: 426) ?? .badRequest)
        }
        let version = SystemVersion(major: 1, minor: 2)
        let error = try await #require(throws: UnsupportedVersionError.self) {
            try await LiveServer.run(handler) { url in
                var mvvmEnv = MVVMEnvironment(url)
                mvvmEnv.currentVersion = version
                return try await PingPostRequest().processRequest(mvvmEnv: mvvmEnv)
            }
        }
        #expect(error == UnsupportedVersionError(version: version, minimumVersion: SystemVersion(major: 2)))
        #expect(handler.seen.first?.head.fields["X-System-Version"] == "1.2.0")
    }

    @Test("18. requests share one session, and with it the server's connection")
    func connections() async throws {
        let handler = ScriptedHandler { _, _ in .json(#"{"text":"pong"}"#) }
        try await LiveServer.run(handler) { url in
            for _ in 0..<20 { try await PingRequest().processRequest(mvvmEnv: MVVMEnvironment(url)) }
        }
        // A connection that has been idle for too long on a busy machine is replaced; a session of its own for each request
        // would make twenty.
        #expect(Set(handler.seen.map(\.peer)).count < handler.seen.count)
    }

    @Test("21. a deployment is named in the environment by what a shell can export")
    func deployment() {
        #expect(Deployment(environment: ["VITRINE_DEPLOYMENT": "staging"], information: nil) == .staging)
    }
}
