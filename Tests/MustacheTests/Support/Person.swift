import Mustache

/// A value with one name.
struct Person: Context {
    var name: String

    static let schema: Schema = .init(name: "PersonViewModel", fields: [Schema.Field("name", .text)])

    func slot(for name: String) -> Int? { Self.schema.slot(for: name) }

    func visit(_ slot: Int, with executor: Executor) { executor.text(name) }
}
