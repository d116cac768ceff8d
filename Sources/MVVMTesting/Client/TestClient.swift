import HTTP
import HTTPServer

/// A visitor without a browser: sends requests to a site, in process or over a socket, and keeps its cookies.
///
///     let client = TestClient(site)
///     let page = try await client.get("/idea-board", language: "es")
///     #expect(try page.document.text("//h1") == "Tablero de ideas")
///
/// Redirects are not followed: what an answer says is what a test looks at.
public actor TestClient {
    private let transport: any TestTransport
    private var cookies = CookieJar()

    /// In process, over the very handler that a server would be given.
    public init(_ handler: some Handler) { transport = HandlerTransport(handler: handler) }

    /// Over a socket.
    ///
    /// - Parameter address: `http://127.0.0.1:43125`, as ``ProgramUnderTest/waitForAddress(within:)`` returns it.
    /// - Throws: ``TestClientError/wrongAddress(_:)``.
    public init(address: String) throws { transport = try SocketTransport(address: address) }

    /// Reads a page, as a browser does unless `accept` says otherwise.
    ///
    /// - Parameters:
    ///   - accept: the value of `Accept`; nil sends none.
    ///   - language: the value of `Accept-Language`; nil sends none.
    public func get(
        _ target: String, accept: String? = "text/html", language: String? = nil, fields: HeaderFields = [:]
    ) async throws -> TestResponse {
        try await send(TestRequest(.get, target, fields: try Self.fields(accept, language, nil, fields)))
    }

    /// Posts a form as a browser without script does, from a page of the site itself.
    ///
    /// - Parameter fields: sent as well; with `Sec-Fetch-Site` among them the form comes from there.
    public func post(
        _ target: String, form: KeyValuePairs<String, String>, accept: String? = "text/html", language: String? = nil,
        fields: HeaderFields = [:]
    ) async throws -> TestResponse {
        var fields = fields
        if !fields.contains("Sec-Fetch-Site") { fields.append("Sec-Fetch-Site", "same-origin") }
        let pairs = form.map { PercentCoding.encode($0.key) + "=" + PercentCoding.encode($0.value) }
        let head = try Self.fields(accept, language, "application/x-www-form-urlencoded", fields)
        return try await send(
            TestRequest(.post, target, fields: head, body: Array(pairs.joined(separator: "&").utf8)))
    }

    /// Sends JSON as a program does.
    public func send(
        _ target: String, json: String, method: HTTP.Method = .post, accept: String? = "application/json",
        language: String? = nil, fields: HeaderFields = [:]
    ) async throws -> TestResponse {
        let head = try Self.fields(accept, language, "application/json", fields)
        return try await send(TestRequest(method, target, fields: head, body: Array(json.utf8)))
    }

    /// Sends any request, with the cookies of this visitor.
    public func send(_ request: TestRequest) async throws -> TestResponse {
        var fields = request.fields
        if let field = cookies.field { try fields.append("Cookie", text: field) }
        let response = try await transport.send(
            TestRequest(request.method, request.target, fields: fields, body: request.body))
        cookies.update(from: response.fields)
        return response
    }

    /// A cookie's value; nil when the visitor has none of that name.
    public func cookie(_ name: String) -> String? { cookies[name] }

    /// Puts a cookie into the visitor's hands, or takes it away.
    public func setCookie(_ name: String, to value: String?) { cookies[name] = value }

    private static func fields(
        _ accept: String?, _ language: String?, _ contentType: String?, _ others: HeaderFields
    ) throws -> HeaderFields {
        var fields = HeaderFields()
        if let accept { try fields.append("Accept", text: accept) }
        if let language { try fields.append("Accept-Language", text: language) }
        if let contentType { try fields.append("Content-Type", text: contentType) }
        for (name, value) in others { try fields.append(name, text: value) }
        return fields
    }
}
