import HTTP
import MVVM

/// Serves the desk of one view model: `/_stubs/preview?type=IdeaCardViewModel&_state=longest&_locale=ar`. An address that names
/// none is answered as a search for it that finds nothing, so that the way to the others stands there.
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
        guard let entry = registry.entry(named: call.value(of: "type") ?? "") else {
            return try nothing(for: call, on: stage)
        }
        return try stage.pages.respond(with: try preview(of: entry, for: call, on: stage), to: call)
    }

    private func nothing<Shell: ViewModel>(for call: Call, on stage: Stage<Services, Shell>) throws -> Response {
        guard call.face != .json else { throw HTTPFailure.notFound }
        let layout = registry.layout(for: call, query: call.value(of: "type") ?? "")
        return try stage.pages.respond(
            with: StubGalleryViewModel(layout: layout, groups: []), to: call, status: .notFound)
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
