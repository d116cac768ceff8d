import Mustache

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
