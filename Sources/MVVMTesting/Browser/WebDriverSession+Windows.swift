extension WebDriverSession {
    /// The window or tab that the session drives.
    public var window: String {
        get async throws { try await call(.get, "/window") }
    }

    /// Opens a tab beside the others, with their cookies, and goes on there.
    public func openTab() async throws {
        let tab: Tab = try await call(.post, "/window/new", ["type": "tab"])
        try await show(tab.handle)
    }

    /// Goes on in another window, as `window` named it.
    public func show(_ window: String) async throws {
        try await send(.post, "/window", ["handle": window])
    }
}

private struct Tab: Decodable {
    let handle: String
}
