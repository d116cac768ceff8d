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

struct Shell: Context {
    var language = "en"
    var search = "Search & find"

    static let schema: Schema = .init(
        name: "ShellViewModel",
        fields: [Schema.Field("language", .text), Schema.Field("search", .text, constant: 7)])

    func slot(for name: String) -> Int? { Self.schema.slot(for: name) }

    func visit(_ slot: Int, with executor: Executor) {
        executor.text(slot == 0 ? language : search)
    }
}

struct Card: Context {
    var title = "Dark mode"
    var votes = 3
    var tags: [String] = []
    var link = "/idea/1"
    var replies: [Card] = []

    static let schema: Schema = .init(
        name: "CardViewModel",
        fields: [
            Schema.Field("title", .text),
            Schema.Field("votes", .number),
            Schema.Field("tags", .list(.text)),
            Schema.Field("link", .text),
            Schema.Field("replies", .list(.object { Card.schema })),
        ])

    func slot(for name: String) -> Int? { Self.schema.slot(for: name) }

    func visit(_ slot: Int, with executor: Executor) {
        switch slot {
        case 0: executor.text(title)
        case 1: executor.integer(votes)
        case 2:
            guard executor.beginList(count: tags.count) else { return }
            for tag in tags { executor.element(tag) }
        case 3: executor.text(link)
        default:
            guard executor.beginList(count: replies.count) else { return }
            for reply in replies { executor.element(reply) }
        }
    }
}

struct Person: Context {
    var name: String

    static let schema: Schema = .init(name: "PersonViewModel", fields: [Schema.Field("name", .text)])

    func slot(for name: String) -> Int? { Self.schema.slot(for: name) }

    func visit(_ slot: Int, with executor: Executor) { executor.text(name) }
}

/// An enum with and without a payload.
enum Outcome: Context {
    case found(Person)
    case notFound

    static let schema: Schema = .init(
        name: "Outcome",
        fields: [Schema.Field("found", .optional(.object { Person.schema })), Schema.Field("notFound", .flag)])

    func slot(for name: String) -> Int? { Self.schema.slot(for: name) }

    func visit(_ slot: Int, with executor: Executor) {
        switch (self, slot) {
        case (.found(let person), 0): executor.object(person)
        case (.notFound, 1): executor.flag(true)
        case (.found, Slot.itself): executor.text("found")
        case (.notFound, Slot.itself): executor.text("notFound")
        default: executor.absent()
        }
    }
}
