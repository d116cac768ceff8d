import MVVM

/// The runs of versions that are written alike: between two, some property comes or goes.
struct VersionEpochs: Sendable {
    /// The first version of each, ascending; at least one.
    let starts: [SystemVersion]

    init(of types: [any PropertyVisitable.Type]) {
        let edges = types.flatMap { $0.propertyTable.properties.flatMap(\.versions.edges) }
        starts = Set(edges + [SystemVersion(major: 0)]).sorted()
    }

    func index(of version: SystemVersion) -> Int {
        // Few, and mostly the last one.
        starts.lastIndex { $0 <= version } ?? 0
    }
}
