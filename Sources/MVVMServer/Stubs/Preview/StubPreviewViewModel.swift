import MVVM

/// One view model on the desk: switch bar, canvas and panels.
@ViewModel
struct StubPreviewViewModel {
    let layout: StubLayoutViewModel
    let pageTitle: String
    let kind: StubKind
    let kindTitle: LocalizableString
    @LocalizedString var switchesTitle
    /// The view model that the switches' form names again.
    let type: String
    let switches: [StubSwitch]
    @LocalizedString var applyTitle
    @LocalizedString var resetTitle
    let reset: Link
    @LocalizedString var openTitle
    /// The canvas without the desk.
    let open: Link
    let frames: [StubFrame]
    /// Whether frames stand beside each other.
    let isCompared: Bool
    @LocalizedString var panelsTitle
    let tabs: [StubTab]
    /// The tab that the switches' form keeps.
    let panelName: String
    let panel: StubPanel
    let vmId: ViewModelId

    init(
        layout: StubLayoutViewModel, entry: StubEntry, choices: StubChoices, switches: [StubSwitch],
        frames: [StubFrame], panelKind: StubPanelKind, panel: StubPanel
    ) {
        self.layout = layout
        pageTitle = entry.name
        kind = entry.kind
        kindTitle = entry.kind.localized()
        type = entry.name
        self.switches = switches
        reset = StubAddress.preview(entry.name, StubChoices())
        open = entry.canvas(choices.shown)
        self.frames = frames
        isCompared = frames.count > 1
        tabs = StubPanelKind.allCases.map { StubTab($0, of: entry, choices: choices, isCurrent: $0 == panelKind) }
        panelName = "\(panelKind)"
        self.panel = panel
        vmId = .init(id: "preview-\(entry.name)")
    }

    static func stub() -> Self {
        .init(
            layout: .stub(), entry: .stub, choices: StubChoices(), switches: [],
            frames: StubFrame.all(of: .stub, choices: StubChoices(), locales: []), panelKind: .json,
            panel: .text(StubTextPanel(text: "{}")))
    }
}
