import Mustache

/// A small board: the shape of a page with columns, cards, choices and comments in comments.
struct Board: Context {
    var title = "Ideas"
    var help: String?
    var isOpen = true
    var intro = "<b>Hello</b>"
    var cards: [Card] = []
    var owner: Person?
    var result = Outcome.found(Person(name: "Ada"))
    var shell = Shell()

    static let schema: Schema = .init(
        name: "BoardViewModel",
        fields: [
            Schema.Field("title", .text),
            Schema.Field("help", .optional(.text)),
            Schema.Field("isOpen", .flag),
            Schema.Field("intro", .trusted),
            Schema.Field("cards", .list(.object { Card.schema })),
            Schema.Field("owner", .optional(.object { Person.schema })),
            Schema.Field("result", .cases { Outcome.schema }),
            Schema.Field("shell", .object { Shell.schema }),
        ])

    func slot(for name: String) -> Int? { Self.schema.slot(for: name) }

    func visit(_ slot: Int, with executor: Executor) {
        switch slot {
        case 0: executor.text(title)
        case 1: if let help { executor.text(help) } else { executor.absent() }
        case 2: executor.flag(isOpen)
        case 3: executor.trusted(intro)
        case 4:
            guard executor.beginList(count: cards.count) else { return }
            for card in cards { executor.element(card) }
        case 5: if let owner { executor.object(owner) } else { executor.absent() }
        case 6: executor.object(result)
        default: executor.object(shell)
        }
    }
}
