import Foundation
import HTTP
import HTTPServer
import MVVM
import MVVMClient
import Testing

@Suite("What a client throws")
struct ProcessRequestTests {
    private static let notFound = """
        {"type":"about:blank","title":"Page not found","status":404,"detail":"Gone.","requestId":"0","code":"notFound"}
        """

    /// Sends a request to a server that always answers the same.
    private func send<R: ServerRequest>(_ request: R, answeredBy response: Response) async throws -> R.ResponseBody {
        try await LiveServer.run(ScriptedHandler { _, _ in response }) { url in
            try await request.processRequest(mvvmEnv: MVVMEnvironment(url))
        }
    }

    @Test("is the request's own error, when the server says that it is")
    func ownError() async throws {
        await #expect(throws: PingPostRequest.ResponseError.self) {
            try await send(
                PingPostRequest(), answeredBy: .problem(#"{"type":"/problems/ping-post#anything"}"#, .badRequest))
        }
    }

    @Test("is a refusal for every other problem, even if the request's error would decode it")
    func refused() async throws {
        let error = try await #require(throws: TransportError.self) {
            try await send(PingPostRequest(), answeredBy: .problem(Self.notFound, .notFound))
        }
        guard case .refused(let problem) = error else { throw error }
        #expect(problem.code == "notFound")
        #expect(problem.title == "Page not found")
        #expect(problem.status == 404)
    }

    @Test("tells the sentence for people, and the reason for developers")
    func reason() async throws {
        let body = """
            {"type":"about:blank","title":"طلب غير صالح","status":400,"detail":"تعذّرت قراءة JSON.",\
            "reason":"'title' is missing"}
            """
        let error = try await #require(throws: TransportError.self) {
            try await send(PingPostRequest(), answeredBy: .problem(body, .badRequest))
        }
        #expect(error.description == "400 طلب غير صالح: تعذّرت قراءة JSON. ('title' is missing)")
    }

    @Test(
        "is a rejected credential past everything, whatever it says of signing in",
        arguments: ["Bearer realm=\"ideas\"", "Bearer", "Basic realm=\"ideas\"", "Digest realm=\"ideas\", nonce=\"0\""])
    func rejected(_ challenge: String) async throws {
        var response = Response.problem(
            #"{"type":"/problems/credential-rejected","title":"","status":401,"detail":"","code":"missing"}"#,
            .unauthorized)
        response.fields.append("WWW-Authenticate", try #require(FieldValue(challenge)))
        let rejection = response
        await #expect(throws: CredentialRejectedError(.missing, challenge: challenge)) {
            try await send(PingPostRequest(), answeredBy: rejection)
        }
    }

    @Test(
        "is typed, too, for an answer of no server of ours",
        arguments: [
            Response.json("{}"), .json("[]"), .json(""), .json(#"{"text":1}"#), .json("<html>", type: "text/html"),
            Response(.internalServerError, text: "oops"), Response(.badGateway), .problem("{", .badRequest),
            .problem("[]", .badRequest), .json(#"{"text":"a"}"#, .badRequest),
        ])
    func unreadable(_ response: Response) async throws {
        let error = try await #require(throws: TransportError.self) {
            try await send(PingRequest(), answeredBy: response)
        }
        #expect(error.unreadableStatus == response.status.code)
    }
}

extension Response: CustomTestStringConvertible {
    public var testDescription: String { "\(status) \(fields[.contentType] ?? "")" }
}
