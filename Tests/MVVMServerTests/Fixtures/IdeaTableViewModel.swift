import MVVM

/// A page with every place that a value may have: cases with and without payload, lists in lists, dictionaries, what may
/// be absent.
@ViewModel
struct IdeaTableViewModel {
    enum Result {
        case found(Author)
        case notFound
    }

    struct Author {
        let name: String
    }

    @LocalizedString var title
    let result: Result
    let missing: Result
    let results: [Result]
    let rows: [[Int]]
    let votes: [String: LocalizableInt]
    let groups: [String: [String]]
    let owner: Author?
    let successor: Author?
    let remarks: [String?]
    let switches: [Bool]
    let counts: [LocalizableInt]
    var link: String
    var vmId: ViewModelId = .init(type: Self.self)

    /// In no face: what a page shows is stored.
    var rowCount: Int { rows.count }

    static func stub() -> Self {
        .init(
            result: .found(Author(name: "Ada")), missing: .notFound,
            results: [.found(Author(name: "Grace")), .notFound],
            rows: [[1, 2], []], votes: ["b": LocalizableInt(value: 1_234), "a": LocalizableInt(value: 1)],
            groups: ["new": ["Dark mode"]], owner: Author(name: "Linus"), successor: nil, remarks: ["Later", nil],
            switches: [true, false], counts: [LocalizableInt(value: 5_678)], link: "/idea-list")
    }
}
