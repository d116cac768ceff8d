import MVVM

/// What a view model costs: bytes as they leave the renderer, before compression, the median time of one rendering, and
/// how often one asks for memory.
@ViewModelPart
struct StubNumbersPanel {
    @LocalizedString var htmlTitle
    @LocalizedString var jsonTitle
    @LocalizedSubs(substitutions: \.runs) var runsMessage
    @LocalizedString var countedMessage
    @LocalizedString var uncountedMessage
    let html: StubCost
    let json: StubCost
    /// Whether the build counts allocations.
    let isCounted: Bool

    init(html: StubCost, json: StubCost) {
        self.html = html
        self.json = json
        isCounted = html.allocations != nil
    }

    private var runs: [String: any Localizable] { ["count": LocalizableInt(value: StubCost.runs)] }
}
