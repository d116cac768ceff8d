import Localization
import MVVM

/// Makes the panels of one entry, in the state, language and zone that the canvas shows.
struct StubPanels<Services: Sendable, Shell: ViewModel> {
    let entry: StubEntry
    let registry: StubRegistry
    /// The call as the canvas would make it.
    private let call: Call
    let stage: Stage<Services, Shell>
    private let catalogs: Catalogs

    init(
        entry: StubEntry, registry: StubRegistry, reading: StubReading, call: Call, stage: Stage<Services, Shell>
    ) {
        self.entry = entry
        self.registry = registry
        self.stage = stage
        self.call = reading.onCanvas(call)
        catalogs = reading.catalogs
    }

    func panel(_ kind: StubPanelKind) throws -> StubPanel {
        switch kind {
        case .json: .text(StubTextPanel(text: text(try json(of: entry.type))))
        case .html: .text(StubTextPanel(text: text(try html(of: entry.type))))
        case .template: template
        case .properties:
            .properties(
                StubPropertiesPanel(of: entry.type) { type in
                    registry.entries.first { $0.type == type }.map { StubAddress.preview($0.name, choices) }
                })
        case .words: .words(StubWordsPanel(of: wordTypes, in: catalogs))
        case .numbers: .numbers(try numbers(of: entry.type))
        }
    }

    private var choices: StubChoices { call.preview ?? StubChoices() }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func json<Model: ViewModel>(of type: Model.Type) throws -> [UInt8] {
        stage.pages.json.render(try model(type), localizer: call.localizer)
    }

    private func html<Model: ViewModel>(of type: Model.Type) throws -> [UInt8] { try html(of: try model(type)) }

    private func html<Model: ViewModel>(of model: Model) throws -> [UInt8] {
        let pages = stage.pages
        guard pages.html.isPage(Model.self) else {
            return Array(try pages.html.component(model, localizer: call.localizer).markup.utf8)
        }
        return try pages.html.page(model, in: shell, face: .html, localizer: call.localizer)
    }

    /// What stands around a page on the canvas.
    var shell: Shell {
        let pages = stage.pages
        return pages.shell(ShellContext(call: call, locales: pages.locales, toasts: nil, assets: pages.assets))
    }

    /// A page that does not come has no faces: the typical one is looked at. The tokens are what their page shows.
    private func model<Model: ViewModel>(_ type: Model.Type) throws -> Model {
        if Model.self == StubTokensViewModel.self, let page = StubTokensViewModel(registry.tokens) as? Model {
            return page
        }
        var call = call
        if choices.state == .failed { call.preview = choices.with(.state, nil) }
        return try stage.stub(of: type, for: call)
    }

    private var template: StubPanel {
        let own = registry.sources.template(of: entry.type) ?? ""
        let asked = call.value(of: "template") ?? own
        let name = registry.sources[asked] == nil ? own : asked
        return .template(
            StubTemplatePanel(name: name, text: registry.sources[name] ?? "") { insertion in
                guard registry.sources[insertion] != nil else { return nil }
                let address = StubAddress.preview(entry.name, choices.with(.panel, "template"))
                return Link(asset: "\(address.target)&template=\(insertion)")
            })
    }

    /// Its own words and those of its parts; a part that stands in the gallery itself keeps its own.
    private var wordTypes: [any PropertyVisitable.Type] {
        let error = (entry.type as? any ErrorViewModel.Type)?.errorType
        return TypeClosure(of: [entry.type] + (error.map { [$0] } ?? [])).types.filter { type in
            type == entry.type || !registry.entries.contains { $0.type == type }
        }
    }

    private func numbers<Model: ViewModel>(of type: Model.Type) throws -> StubNumbersPanel {
        let model = try model(type)
        return StubNumbersPanel(
            html: try StubCost { try html(of: model) },
            json: StubCost { stage.pages.json.render(model, localizer: call.localizer) })
    }
}

extension ErrorViewModel {
    fileprivate static var errorType: any PropertyVisitable.Type { ResponseError.self }
}
