import MVVM

/// The preview's table of contents: every view model of the site that can stand alone, found from the routes.
struct StubRegistry: Sendable {
    /// By feature, kind and name.
    let entries: [StubEntry]
    let sources: StubSources
    /// What the site's errors say about fields.
    let complaints: [ValidationResult]
    let writes: StubWrites
    /// Of the tokens' page, which is made from the files and not from a stub.
    let tokens: StubTokens

    /// The entry that an address names: `?type=IdeaCardViewModel`.
    ///
    /// - Throws: `HTTPFailure` 404 for an address that names none.
    func entry(for call: Call) throws(HTTPFailure) -> StubEntry {
        guard let found = entry(named: call.value(of: "type") ?? "") else { throw .notFound }
        return found
    }

    /// - Returns: the tokens too, which belong to no feature.
    func entry(named name: String) -> StubEntry? {
        guard name != StubTokensViewModel.propertyTable.typeName else { return StubRegistry.tokensEntry }
        return entries.first { $0.name == name }
    }

    private static var tokensEntry: StubEntry {
        StubEntry(
            type: StubTokensViewModel.self, name: StubTokensViewModel.propertyTable.typeName, kind: .page,
            feature: "Stubs", states: [.typical])
    }
}

extension StubRegistry {
    init(
        _ types: SiteTypes, shown viewModels: [any ViewModel.Type], sources: StubSources, writes: StubWrites,
        tokens: StubTokens
    ) {
        let shown = viewModels.filter { !StubRegistry.isOwn($0) }
        let kinds = StubKind.allCases
        let features = sources.folders
        let found = shown.map { type in
            StubEntry(
                type: type, name: type.propertyTable.typeName, kind: StubKind(type, among: types),
                feature: sources.folder(of: type) ?? StubRegistry.feature(of: type, among: features),
                states: type.stubStates)
        }
        entries = found.sorted { left, right in
            let (first, second) = (kinds.firstIndex(of: left.kind) ?? 0, kinds.firstIndex(of: right.kind) ?? 0)
            return (left.feature, first, left.name) < (right.feature, second, right.name)
        }
        self.sources = sources
        let errors = shown.compactMap { $0 as? any ErrorViewModel.Type }
        complaints = errors.flatMap { $0.complaints }
        self.writes = writes
        self.tokens = tokens
    }

    private static func isOwn(_ type: any ViewModel.Type) -> Bool {
        StubGallery.pages.contains { $0 == type }
    }

    /// An error that is shown by the toast of all has no folder: it goes where its first word leads, `Idea` to `Ideas`.
    private static func feature(of type: any ViewModel.Type, among features: [String]) -> String {
        let name = type.propertyTable.typeName
        let stem = { (feature: String) in feature.hasSuffix("s") ? String(feature.dropLast()) : feature }
        return features.first { name.hasPrefix(stem($0)) } ?? "Shared"
    }
}

extension ErrorViewModel {
    fileprivate static var complaints: [ValidationResult] { examples.flatMap(\.validations) }
}
