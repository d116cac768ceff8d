// The board as a value without a schema, and boards that differ.

extension Board {
    var dynamic: DynamicValue {
        .object([
            ("title", .text(title)), ("help", help.map { .text($0) } ?? .null), ("isOpen", .flag(isOpen)),
            ("cards", .list(cards.map(\.dynamic))), ("owner", owner?.dynamic ?? .null), ("result", result.dynamic),
            ("shell", .object([("language", .text(shell.language)), ("search", .text(shell.search))])),
        ])
    }

    init(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        self.init()
        help = Bool.random(using: &random) ? ["", "Ask <Ada>"].randomElement(using: &random) : nil
        isOpen = Bool.random(using: &random)
        cards = Card.list(depth: 2, using: &random)
        owner = Bool.random(using: &random) ? Person(name: "Grace") : nil
        result = Bool.random(using: &random) ? .notFound : .found(Person(name: "Linus & Amal"))
    }
}

extension Card {
    var dynamic: DynamicValue {
        .object([
            ("title", .text(title)), ("votes", .integer(votes)), ("tags", .list(tags.map { .text($0) })),
            ("link", .text(link)), ("replies", .list(replies.map(\.dynamic))),
        ])
    }

    static func list(depth: Int, using random: inout SplitMix) -> [Card] {
        (0..<Int.random(in: 0...2, using: &random)).map { index in
            Card(
                title: ["Dark mode", "", "Export \"as\" CSV"].randomElement(using: &random) ?? "", votes: index - 1,
                tags: Bool.random(using: &random) ? ["ui", "<api>"] : [],
                replies: depth > 0 ? list(depth: depth - 1, using: &random) : [])
        }
    }
}

extension Person {
    var dynamic: DynamicValue { .object([("name", .text(name))]) }
}

extension Outcome {
    var dynamic: DynamicValue {
        switch self {
        case .found(let person): .object([("found", person.dynamic), ("notFound", .null)])
        case .notFound: .object([("found", .null), ("notFound", .flag(true))])
        }
    }
}
