import HTTP
import HTTPServer
import MVVM
import MVVMClient
import Synchronization
import Testing

@Suite("A credential")
struct CredentialTests {
    /// Has an old token, and a new one for who is refused.
    private final class Tokens: ClientCredentialProvider {
        let asked = Mutex<[CredentialRejectedError.Code]>([])
        let fresh: String?

        init(fresh: String?) { self.fresh = fresh }

        func credentialFields() async throws -> [String: String] { ["Authorization": "Bearer old"] }

        func credentialFields(afterRejection rejection: CredentialRejectedError) async throws -> [String: String]? {
            asked.withLock { $0.append(rejection.code) }
            return fresh.map { ["Authorization": "Bearer \($0)"] }
        }
    }

    private let guarded = ScriptedHandler { request, _ in
        guard request.head.fields["Authorization"] != "Bearer new" else { return .json(#"{"text":"pong"}"#) }
        return .problem(
            #"{"type":"/problems/credential-rejected","title":"","status":401,"detail":"","code":"invalid"}"#,
            .unauthorized)
    }

    private func send(with tokens: Tokens?) async throws -> Pong {
        try await LiveServer.run(guarded) { url in
            try await PingPostRequest().processRequest(mvvmEnv: MVVMEnvironment(url, credentialProvider: tokens))
        }
    }

    @Test("that was refused is renewed, and the request sent once more")
    func renewed() async throws {
        let tokens = Tokens(fresh: "new")
        #expect(try await send(with: tokens).text == "pong")
        #expect(guarded.seen.map { $0.head.fields["Authorization"] } == ["Bearer old", "Bearer new"])
        #expect(tokens.asked.withLock { $0 } == [.invalid])
    }

    @Test("that is refused again is thrown: there is one retry")
    func refusedAgain() async throws {
        let tokens = Tokens(fresh: "other")
        await #expect(throws: CredentialRejectedError.self) { try await send(with: tokens) }
        #expect(guarded.seen.count == 2)
        #expect(tokens.asked.withLock { $0 }.count == 1)
    }

    @Test("that cannot be renewed, or is not there, is thrown at once", arguments: [true, false])
    func givenUp(_ hasProvider: Bool) async throws {
        await #expect(throws: CredentialRejectedError.self) {
            try await send(with: hasProvider ? Tokens(fresh: nil) : nil)
        }
        #expect(guarded.seen.count == 1)
    }

    @Test("does not follow a redirect: it is for the host that was asked")
    func redirect() async throws {
        let other = ScriptedHandler { _, _ in .json(#"{"text":"caught"}"#) }
        let error = try await #require(throws: TransportError.self) {
            try await LiveServer.run(other) { elsewhere in
                let location = try #require(FieldValue("\(elsewhere)/ping/a"))
                let redirecting = ScriptedHandler { _, _ in Response(.temporaryRedirect, fields: [.location: location])
                }
                return try await LiveServer.run(redirecting) { url in
                    try await PingRequest().processRequest(
                        mvvmEnv: MVVMEnvironment(url, credentialProvider: Tokens(fresh: nil)))
                }
            }
        }
        #expect(error.unreadableStatus == 307)
        #expect(other.seen.isEmpty)
    }
}
