/// CLDR's six plural categories; each language uses some of them.
enum PluralCategory: Int, Sendable, CaseIterable {
    case zero, one, two, few, many, other

    init?(name: some StringProtocol) {
        guard let category = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = category
    }

    /// As catalogs and CLDR write it.
    var name: String {
        switch self {
        case .zero: "zero"
        case .one: "one"
        case .two: "two"
        case .few: "few"
        case .many: "many"
        case .other: "other"
        }
    }
}
