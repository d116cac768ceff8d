import MVVM

/// Colours, type, spaces and icons of the site, as its own stylesheets have them.
@ViewModel
struct StubTokensViewModel {
    @LocalizedString var pageTitle
    let groups: [StubTokenGroup]
    @LocalizedString var iconsTitle
    let icons: [Link]
    @LocalizedString var sampleText
    /// The classes that show the tokens.
    let stylesheet: Link
    var vmId: ViewModelId = .init(type: Self.self)

    init(_ tokens: StubTokens) { self.init(names: tokens.names, icons: tokens.icons) }

    private init(names: [String], icons: [String]) {
        let tokens = names.map { StubToken(name: $0, kind: StubTokenKind($0)) }
        groups = StubTokenKind.allCases.map { kind in
            StubTokenGroup(title: kind.localized(), kind: kind, tokens: tokens.filter { $0.kind == kind })
        }
        self.icons = icons.map { Link(asset: $0) }
        stylesheet = Link(asset: StubAddress.tokenStyles)
    }

    static func stub() -> Self { .init(names: ["--accent", "--text-l"], icons: ["/icon.svg"]) }
}
