import Testing

@Suite("The origin of a view model")
struct ViewModelOriginTests {
    private static let page = SourceFile(
        "Sources/ViewModels/Ideas/IdeaViewModel.swift",
        "@ViewModel\nstruct IdeaViewModel: RequestableViewModel { static func stub() -> Self { .init() } }"
    )
    private static let factory = SourceFile("Sources/Web/Ideas/IdeaViewModel+Factory.swift", "")
    private static let baseline = SourceFile("Tests/ViewModelsTests/Baselines/1.0.0/IdeaViewModel.json", "{}")

    private func rules(_ files: SourceFile...) -> [String] { Rule.origins.findings(files).map(\.rule) }

    @Test("is its factory, beside a stub and a baseline")
    func whole() {
        #expect(rules(Self.page, Self.factory, Self.baseline) == [])
        #expect(
            rules(Self.page, Self.baseline)
                == ["IdeaViewModel has no \(Self.factory.path), and nobody else makes it"])
        #expect(rules(Self.page, Self.factory) == ["IdeaViewModel has no baseline; VITRINE_RECORD=1 records it"])
        let bare = SourceFile(Self.page.path, "@ViewModel\nstruct IdeaViewModel: RequestableViewModel {}")
        #expect(rules(bare, Self.factory, Self.baseline) == ["IdeaViewModel has no stub in its file"])
    }

    @Test("is data in hand where it says so")
    func clientHosted() {
        let page = SourceFile(
            Self.page.path,
            "@ViewModel(options: [.clientHostedFactory])\n" + Self.page.text.dropFirst("@ViewModel\n".count))
        #expect(rules(page, Self.baseline) == [])
    }

    @Test("is its parent for a child, and for no page")
    func child() {
        let child = SourceFile(Self.page.path, Self.page.text.replacing(": RequestableViewModel", with: ""))
        let parent = SourceFile("Sources/Web/Ideas/BoardViewModel+Factory.swift", "IdeaViewModel(idea)")
        let other = SourceFile(parent.path, "NewIdeaViewModel(idea)")
        #expect(rules(child, Self.baseline, parent) == [])
        #expect(rules(child, Self.baseline, other).count == 1)
        #expect(rules(Self.page, Self.baseline, parent).count == 1)
    }
}
