import MVVM

/// Compares the slots of the source's messages with what the code fills, as the stubs show it.
struct StubCheck {
    private let entries: [[String]: CatalogEntry]
    private let keys: CatalogKeys
    private let home: CatalogHome
    private(set) var mistakes: [CatalogMistake] = []
    /// A message is judged once, whichever stub shows it first.
    private var judged: Set<[String]> = []

    /// - Parameters:
    ///   - entries: the source's.
    ///   - home: for a key that stands in no file.
    init(_ entries: [[String]: CatalogEntry], keys: CatalogKeys, home: CatalogHome) {
        self.entries = entries
        self.keys = keys
        self.home = home
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
        guard judged.insert(use.key).inserted else { return }
        guard let entry = entries[use.key] else { return judgeUnknown(use.key, in: type) }
        for slot in entry.message.slots.subtracting(use.names).sorted() {
            let message = "'\(entry.name)' has the slot '\(slot)', which \(type).stub() does not fill"
            mistakes.append(entry.position.mistake(message + NearestName.hint(for: slot, among: use.names)))
        }
    }

    /// A key of the tables is missed elsewhere; here it is one that only code spells out.
    private mutating func judgeUnknown(_ key: [String], in type: String) {
        guard let last = key.last, !keys.contains(key) else { return }
        let hint = NearestName.hint(for: last, among: keys.names(below: Array(key.dropLast())))
        let message = "'\(key.joined(separator: "."))', which \(type).stub() refers to, is no key\(hint)"
        mistakes.append(CatalogFolder.mistake(in: home.file(of: key[0]), message))
    }
}
