import Mustache

/// What every page shows around itself; its search label is a constant.
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
