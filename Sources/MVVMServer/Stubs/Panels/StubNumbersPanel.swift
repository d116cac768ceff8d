import MVVM

/// What a view model costs: bytes as they leave the renderer, before compression, and the median time of one rendering.
///
/// Allocations are not here: no count of them that the process could make itself would be one of the rendering alone.
@ViewModelPart
struct StubNumbersPanel {
    @LocalizedString var htmlTitle
    @LocalizedString var jsonTitle
    @LocalizedSubs(substitutions: \.runs) var runsMessage
    @LocalizedSubs(substitutions: \.htmlNumbers) var htmlSummary
    @LocalizedSubs(substitutions: \.jsonNumbers) var jsonSummary
    let html: StubCost
    let json: StubCost

    init(html: StubCost, json: StubCost) {
        self.html = html
        self.json = json
    }

    private var runs: [String: any Localizable] { ["count": LocalizableInt(value: StubCost.runs)] }
    private var htmlNumbers: [String: any Localizable] { html.numbers }
    private var jsonNumbers: [String: any Localizable] { json.numbers }
}
