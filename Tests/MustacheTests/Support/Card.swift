import Mustache

/// A card; its replies are cards.
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
