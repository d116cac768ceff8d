import HTTP

/// Puts what a preview chooses into a finished page: attributes of its root, and the preview's stylesheet and script.
///
/// The page itself is the app's, with the app's layout; nothing of it knows that it is looked at.
struct StubDress: Sendable {
    let choices: StubChoices

    /// Pages only: fragments are swapped into a page that is dressed already.
    func dressed(_ response: Response) -> Response {
        guard case .bytes(var bytes) = response.body else { return response }
        if choices.state == .busy { bytes.insert(" aria-busy=\"true\" disabled", behindEach: "type=\"submit\"") }
        bytes.insert(attributes, behind: "<html")
        bytes.insert(StubDress.links, before: "</head>")
        var response = response
        response.body = .bytes(bytes)
        return response
    }

    private var attributes: String {
        let names: [(StubChoice, Set<String>)] = [
            (.size, ["125", "150", "175", "200"]), (.motion, ["reduced"]), (.colors, ["forced"]),
        ]
        let chosen = names.compactMap { choice, offered in
            choices[choice].flatMap { offered.contains($0) ? " data-stub-\(choice)=\"\($0)\"" : nil }
        }
        return chosen.joined() + (choices.state == .loading ? " data-loading" : "")
    }

    private static let links = """
        <link rel="stylesheet" href="/styles/stub-canvas.css">
        <script type="module" src="/scripts/stub-live.js"></script>

        """
}

extension [UInt8] {
    fileprivate mutating func insert(_ text: String, behind mark: String) {
        guard let range = firstRange(of: Array(mark.utf8)) else { return }
        insert(contentsOf: text.utf8, at: range.upperBound)
    }

    fileprivate mutating func insert(_ text: String, before mark: String) {
        guard let range = firstRange(of: Array(mark.utf8)) else { return }
        insert(contentsOf: text.utf8, at: range.lowerBound)
    }

    fileprivate mutating func insert(_ text: String, behindEach mark: String) {
        let mark = Array(mark.utf8)
        self = ranges(of: mark).reversed().reduce(into: self) { bytes, range in
            bytes.insert(contentsOf: text.utf8, at: range.upperBound)
        }
    }
}
