@testable import MVVMTesting

extension WebDriverSession {
    /// Takes hold of the middle of an element with the mouse and lets go over the middle of another one.
    func drag(_ source: WebDriverElement, to target: WebDriverElement) async throws {
        let middle = [source, target].map(PointerAction.Origin.init)
        let actions = [
            PointerAction(type: "pointerMove", origin: middle[0]),
            PointerAction(type: "pointerDown"),
            // A drag begins with a short move, and a target is entered before it is dropped on.
            PointerAction(type: "pointerMove", x: 8, y: 8, origin: middle[0]),
            PointerAction(type: "pointerMove", x: -4, y: -4, origin: middle[1]),
            PointerAction(type: "pointerMove", origin: middle[1]),
            PointerAction(type: "pointerUp"),
        ]
        try await send(.post, "/actions", PointerActions(actions: [.init(actions: actions)]))
    }
}

/// The body of `POST /actions` for one mouse (WebDriver §17.4.2).
private struct PointerActions: Encodable {
    struct Mouse: Encodable {
        let type = "pointer"
        let id = "mouse"
        let actions: [PointerAction]
    }

    let actions: [Mouse]
}

private struct PointerAction: Encodable {
    struct Origin: Encodable {
        enum CodingKeys: String, CodingKey {
            case id = "element-6066-11e4-a52e-4f735466cecf"
        }
        let id: String

        init(_ element: WebDriverElement) { id = element.id }
    }

    let type: String
    var duration = 50
    var button = 0
    /// From the middle of `origin`.
    var x = 0
    var y = 0
    var origin: Origin?
}
