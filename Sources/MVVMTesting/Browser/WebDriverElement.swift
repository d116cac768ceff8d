/// An element of the page that is open. After the page has changed it may be gone: `stale element reference`.
public struct WebDriverElement: Sendable {
    /// How WebDriver writes an element in JSON: under the one key that the recommendation fixes.
    struct Reference: Decodable {
        enum CodingKeys: String, CodingKey {
            case id = "element-6066-11e4-a52e-4f735466cecf"
        }
        let id: String
    }

    let id: String
    let session: WebDriverSession

    /// The text as it is shown: without what is hidden, with the letters of `text-transform`.
    public var text: String {
        get async throws { try await session.call(.get, "\(path)/text") }
    }

    /// What stands in the control now, and not what the page came with.
    public var value: String {
        get async throws { try await session.call(.get, "\(path)/property/value") }
    }

    /// The attribute as the page has it; nil when it has none. One that is true or false reads `"true"`.
    public func attribute(_ name: String) async throws -> String? {
        try await session.call(.get, "\(path)/attribute/\(name)")
    }

    /// A computed style: `"rgb(255, 255, 255)"` of `background-color`.
    public func style(_ property: String) async throws -> String {
        try await session.call(.get, "\(path)/css/\(property)")
    }

    /// Clicks in its middle. When that opens a page, waits until it has loaded.
    public func click() async throws {
        try await session.send(.post, "\(path)/click")
    }

    /// Types at the end of what stands there.
    public func type(_ text: String) async throws {
        try await session.send(.post, "\(path)/value", ["text": text])
    }

    public func type(_ key: WebDriverKey) async throws {
        try await type(key.rawValue)
    }

    /// Empties a field.
    public func clear() async throws {
        try await session.send(.post, "\(path)/clear")
    }

    /// Sends this form by its first button for that, as a visitor does, with or without script.
    public func submit() async throws {
        let button: Reference = try await session.call(
            .post, "\(path)/element", ["using": "css selector", "value": "[type=submit], button:not([type])"])
        try await WebDriverElement(id: button.id, session: session).click()
    }

    private var path: String { "/element/\(id)" }
}
