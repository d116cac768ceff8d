import MVVM

/// The keys that the code asks for, and where each type's rows lie in a locale's flat array.
struct CatalogKeys: Sendable {
    /// By the row's place in the flat array; nil where a property has no words.
    let rows: [[String]?]
    /// Every key once, in declared order.
    let ordered: [[String]]
    private let wanted: Set<[String]>
    /// The names below each path that a key leads through.
    private let names: [[String]: Set<String>]
    private let offsets: [ObjectIdentifier: Int]
    private let lists: Set<[String]>

    init(types: [any PropertyVisitable.Type], references: [[String]]) {
        var rows: [[String]?] = []
        var offsets: [ObjectIdentifier: Int] = [:]
        var lists: Set<[String]> = []
        for type in types {
            offsets[ObjectIdentifier(type)] = rows.count
            rows += Self.keys(of: type)
            lists.formUnion(Self.lists(of: type))
        }
        self.lists = lists
        var seen: Set<[String]> = []
        ordered = (rows.compactMap(\.self) + references).filter { seen.insert($0).inserted }
        wanted = seen
        self.rows = rows
        self.offsets = offsets
        var names: [[String]: Set<String>] = [:]
        for key in ordered {
            for end in key.indices { names[Array(key[..<end]), default: []].insert(key[end]) }
        }
        self.names = names
    }

    /// The place of a property's row in the flat array; nil for a type that was not named at start.
    func row(_ index: Int, of type: any PropertyVisitable.Type) -> Int? {
        offsets[ObjectIdentifier(type)].map { $0 + index }
    }

    func contains(_ key: [String]) -> Bool { wanted.contains(key) }

    /// Whether a key that is wanted has several texts.
    func isList(_ key: [String]) -> Bool { lists.contains(key) }

    func isGroup(_ path: [String]) -> Bool { names[path] != nil }

    /// The names that may stand below a path.
    func names(below path: [String]) -> Set<String> { names[path] ?? [] }

    /// The cases of an enum for people have words, though their rows name no path.
    private static func keys(of type: any PropertyVisitable.Type) -> [[String]?] {
        let table = type.propertyTable
        let hasCases = type is any LocalizedCases.Type
        return table.properties.indices.map { index in
            table.key(at: index) ?? (hasCases ? table.typePath + [table.properties[index].name] : nil)
        }
    }

    private static func lists(of type: any PropertyVisitable.Type) -> [[String]] {
        let table = type.propertyTable
        return table.properties.indices.compactMap { index in
            if case .list = table.properties[index].shape { table.key(at: index) } else { nil }
        }
    }
}
