import MVVM

/// What this board is, and how it is used.
@ViewModel(options: [.clientHostedFactory])
public struct AboutViewModel {
    @LocalizedString public var pageTitle
    @LocalizedString public var introduction
    @LocalizedString public var stepsTitle
    @LocalizedStrings public var steps
    @LocalizedString public var writingTitle
    @LocalizedString public var writingText
    /// What somebody may type, whatever their language.
    public let writingExample: String
    @LocalizedString public var privacyTitle
    @LocalizedString public var privacyText
    @LocalizedString public var programsTitle
    @LocalizedString public var programsText
    /// What a program sends, whatever its people's language.
    public let programsExample: String
    @LocalizedString public var languagesTitle
    public let languages: [String]
    @LocalizedString public var versionTitle
    public let version: SystemVersion
    @LocalizedString public var newIdeaTitle
    public let newIdea: Link
    public var vmId: ViewModelId = .init(type: Self.self)

    /// - Parameters:
    ///   - version: of the contract between this site and programs.
    ///   - languages: those of the site, each as its speakers call it.
    public init(version: SystemVersion, languages: [String]) {
        self.version = version
        self.languages = languages
        writingExample = """
            **bold**, _italic_, `code`,
            [a link](https://example.org)

            - one
            - [ ] two

            | A | B |
            |---|---|
            | 1 | 2 |
            """
        programsExample = "Accept: application/json"
        newIdea = Link(to: NewIdeaRequest())
    }

    public static func stub() -> Self { .init(version: .stub(), languages: ["English", "Español", "العربية"]) }
}
