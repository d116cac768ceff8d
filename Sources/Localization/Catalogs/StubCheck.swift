import MVVM

/// Compares the slots of the source's messages with what the code fills, as the stubs show it.
struct StubCheck {
    private let entries: [[String]: CatalogEntry]
    private let source: LocaleTag
    private(set) var mistakes: [CatalogMistake] = []
    /// A message is judged once, whichever stub shows it first.
    private var judged: Set<[String]> = []

    init(_ entries: [[String]: CatalogEntry], source: LocaleTag) {
        self.entries = entries
        self.source = source
    }

    mutating func walk(_ type: any PropertyVisitable.Type) {
        guard let type = type as? any (PropertyVisitable & Stubbable).Type else { return }
        walk(stubOf: type)
    }

    private mutating func walk<Model: PropertyVisitable & Stubbable>(stubOf type: Model.Type) {
        var visitor = StubVisitor()
        type.stub().accept(&visitor)
        for use in visitor.uses { judge(use, in: Model.propertyTable.typeName) }
    }

    private mutating func judge(_ use: StubVisitor.Use, in type: String) {
        guard let entry = entries[use.key], judged.insert(use.key).inserted else { return }
        for slot in entry.message.slots.subtracting(use.names).sorted() {
            let hint = NearestName.hint(for: slot, among: use.names.sorted())
            mistakes.append(
                entry.position.mistake(
                    "'\(entry.name)' has the slot '\(slot)', which \(type).stub() does not fill\(hint)"))
        }
    }
}
