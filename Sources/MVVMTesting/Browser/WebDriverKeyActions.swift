/// The body of `POST /actions` for one key, down and up.
struct WebDriverKeyActions: Encodable {
    private struct Keyboard: Encodable {
        let type = "key"
        let id = "keyboard"
        let actions: [Action]
    }

    private struct Action: Encodable {
        let type: String
        let value: String
    }

    private let actions: [Keyboard]

    init(_ key: WebDriverKey) {
        actions = [
            Keyboard(actions: ["keyDown", "keyUp"].map { Action(type: $0, value: key.rawValue) })
        ]
    }
}
