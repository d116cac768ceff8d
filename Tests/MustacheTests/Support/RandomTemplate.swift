/// Random templates that fit the board's schema.
struct RandomTemplate {
    enum Node {
        case text(String)
        case variable(String)
        case section(String, isInverted: Bool, [Node])
    }

    private enum Kind {
        case text, flag, optionalText
        case list(String)
        case object(String)
        case optionalObject(String)
    }

    private static let shapes: [String: [(name: String, kind: Kind)]] = [
        "board": [
            ("title", .text), ("help", .optionalText), ("isOpen", .flag), ("cards", .list("card")),
            ("owner", .optionalObject("person")), ("result", .object("outcome")), ("shell", .object("shell")),
        ],
        "card": [
            ("title", .text), ("votes", .text), ("tags", .list(".")), ("link", .text), ("replies", .list("card")),
        ],
        "person": [("name", .text)],
        "shell": [("language", .text), ("search", .text)],
        "outcome": [("found", .optionalObject("person")), ("notFound", .flag)],
        ".": [(".", .text)],
    ]

    private var random: SplitMix

    init(seed: Int) { random = SplitMix(seed: UInt64(seed)) }

    mutating func nodes(in frames: [String] = ["board"], depth: Int = 4) -> [Node] {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in node(in: frames, depth: depth) }
    }

    private mutating func node(in frames: [String], depth: Int) -> Node {
        if Int.random(in: 0..<4, using: &random) == 0 {
            return .text(["-", "|", "\n", "&amp;"].randomElement(using: &random) ?? "")
        }
        let (name, kind) = name(in: frames)
        let isInverted = Bool.random(using: &random)
        switch kind {
        case .text: return .variable(name)
        case .flag: return .section(name, isInverted: isInverted, inner(frames, depth))
        case .optionalText:
            return isInverted
                ? .variable(name) : .section(name, isInverted: Bool.random(using: &random), inner(frames, depth))
        case .object(let shape): return .section(name, isInverted: false, inner(frames + [shape], depth))
        case .list(let shape), .optionalObject(let shape):
            return .section(name, isInverted: isInverted, inner(isInverted ? frames : frames + [shape], depth))
        }
    }

    private mutating func inner(_ frames: [String], _ depth: Int) -> [Node] {
        depth == 0 ? [.text("!")] : nodes(in: frames, depth: depth - 1)
    }

    /// A visible name; the innermost of those that are equal.
    private mutating func name(in frames: [String]) -> (String, Kind) {
        var visible: [String: Kind] = [:]
        for frame in frames { for (name, kind) in Self.shapes[frame] ?? [] { visible[name] = kind } }
        if frames.last != "." { visible["."] = nil }
        let name = visible.keys.sorted().randomElement(using: &random) ?? "title"
        return (name, visible[name] ?? .text)
    }
}

extension [RandomTemplate.Node] {
    var source: String {
        map { node in
            switch node {
            case .text(let text): text
            case .variable(let name): "{{\(name)}}"
            // The comment keeps the tags from having a line for themselves.
            case .section(let name, let isInverted, let nodes):
                "{{! }}{{\(isInverted ? "^" : "#")\(name)}}\(nodes.source){{/\(name)}}{{! }}"
            }
        }.joined()
    }
}
