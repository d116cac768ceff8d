import HTTP
import MVVM

/// Serves the desk of one view model: `/_stubs/preview?type=IdeaCardViewModel&_state=longest&_locale=ar`.
struct StubPreviewEndpoint<Services: Sendable>: Endpoint {
    let registry: StubRegistry
    let reading: StubReading
    let path = StubAddress.preview
    let hasTail = false
    let name = "StubPreview"
    var page: (any ViewModel.Type)? { StubPreviewViewModel.self }
    var parts: [any PropertyVisitable.Type] { [] }

    func respond<Shell: ViewModel>(to call: Call, on stage: Stage<Services, Shell>) async throws -> Response {
        try call.checkRead()
        let entry = try registry.entry(for: call)
        return try stage.pages.respond(with: try preview(of: entry, for: call, on: stage), to: call)
    }

    private func preview<Shell: ViewModel>(
        of entry: StubEntry, for call: Call, on stage: Stage<Services, Shell>
    ) throws -> StubPreviewViewModel {
        let choices = call.preview ?? StubChoices()
        let locales = stage.pages.locales.all
        let kind = StubPanelKind.allCases.first { "\($0)" == choices[.panel] } ?? .json
        let panels = StubPanels(entry: entry, registry: registry, reading: reading, call: call, stage: stage)
        return StubPreviewViewModel(
            layout: registry.layout(for: call, current: entry.name), entry: entry, choices: choices,
            switches: StubSwitchBar(
                entry: entry, choices: choices, locales: locales, roles: reading.roles, codes: panels.errorCodes
            ).switches,
            frames: StubFrame.all(
                of: entry, choices: choices, locales: locales, role: reading.role(in: choices)?.rawValue),
            panelKind: kind,
            panel: try panels.panel(kind))
    }
}
