import MVVM

/// The entries of one feature.
@ViewModelPart
struct StubGroup {
    let title: String
    let items: [StubItem]

    static var stub: StubGroup { StubGroup(title: "Ideas", items: [.stub]) }
}

extension StubRegistry {
    /// The entries that a search finds, by feature.
    func groups(found query: String, current: String? = nil, choices: StubChoices) -> [StubGroup] {
        let found = entries.filter { $0.isFound(by: query) }
        return Dictionary(grouping: found, by: \.feature).sorted { $0.key < $1.key }.map { feature, entries in
            StubGroup(
                title: feature,
                items: entries.map { StubItem($0, isCurrent: $0.name == current, choices: choices) })
        }
    }
}
