import Foundation

/// One browser with one page, driven as a visitor would.
public struct WebDriverSession: Sendable {
    let id: String
    let transport: WebDriverTransport

    /// Opens an address and waits until it has loaded.
    public func open(_ address: String) async throws {
        try await send(.post, "/url", ["url": address])
    }

    public var address: String {
        get async throws { try await call(.get, "/url") }
    }

    public var title: String {
        get async throws { try await call(.get, "/title") }
    }

    /// The page as it stands now, as HTML.
    public var source: String {
        get async throws { try await call(.get, "/source") }
    }

    /// The first element that a CSS selector names, waited for.
    /// - Throws: ``WebDriverError`` `no such element` when there is none within `limit`.
    public func find(_ css: String, within limit: Duration = .seconds(5)) async throws -> WebDriverElement {
        let element = try await poll(within: limit) { try await findAll(css).first }
        guard let element else {
            throw WebDriverError(code: "no such element", message: "\(css) on \(try await address) within \(limit)")
        }
        return element
    }

    /// Every element that a CSS selector names now, in document order. Does not wait.
    public func findAll(_ css: String) async throws -> [WebDriverElement] {
        let references: [WebDriverElement.Reference] = try await call(
            .post, "/elements", ["using": "css selector", "value": css])
        return references.map { WebDriverElement(id: $0.id, session: self) }
    }

    /// Waits until `condition` holds.
    /// - Throws: ``WebDriverError`` `timeout` with `what` when it does not within `limit`.
    public func wait(
        for what: String, within limit: Duration = .seconds(5), isolation: isolated (any Actor)? = #isolation,
        until condition: () async throws -> Bool
    ) async throws {
        let held = try await poll(within: limit) { try await condition() ? true : nil }
        if held == nil { throw WebDriverError(code: "timeout", message: "no \(what) within \(limit)") }
    }

    /// Presses and releases a key wherever the focus is.
    public func press(_ key: WebDriverKey) async throws {
        try await send(.post, "/actions", WebDriverKeyActions(key))
    }

    /// Runs the body of a JavaScript function and decodes what it returns; `arguments[0]` is the first argument.
    public func execute<Value: Decodable>(
        _ script: String, _ arguments: [String] = [], as type: Value.Type = Value.self
    ) async throws -> Value {
        try await call(.post, "/execute/sync", Script(script: script, args: arguments))
    }

    /// A PNG of what the window shows.
    public func screenshot() async throws -> Data {
        let base64: String = try await call(.get, "/screenshot")
        guard let png = Data(base64Encoded: base64) else {
            throw WebDriverError(code: "unable to capture screen", message: "the answer is no base64")
        }
        return png
    }

    /// Ends the browser.
    public func close() async throws {
        try await send(.delete, "")
    }

    func call<Value: Decodable>(
        _ method: WebDriverTransport.Method, _ path: String, _ body: some Encodable = WebDriverTransport.Nothing()
    ) async throws -> Value {
        try await transport.call(method, "/session/\(id)\(path)", body)
    }

    func send(
        _ method: WebDriverTransport.Method, _ path: String, _ body: some Encodable = WebDriverTransport.Nothing()
    ) async throws {
        try await transport.send(method, "/session/\(id)\(path)", body)
    }
}

private struct Script: Encodable {
    let script: String
    let args: [String]
}
