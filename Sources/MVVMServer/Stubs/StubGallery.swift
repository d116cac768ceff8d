import MVVM

/// The preview's table of contents: every page, component and error of the site, each from its stub.
struct StubGallery: Sendable {
    private let pages: [any ViewModel.Type]
    private let components: [any ViewModel.Type]

    init(_ types: SiteTypes, html: HTMLRenderer) {
        pages = types.pages.filter { $0 is any RequestableViewModel.Type }
        components = (types.components + types.children).filter(html.isComponent)
    }

    func endpoints<Services: Sendable>(_ services: Services.Type) -> [any Endpoint<Services>] {
        [
            StubGalleryEndpoint<Services>(gallery: self), StubPreviewEndpoint<Services>(gallery: self),
            StubOperationsEndpoint<Services>(isJSON: false), StubOperationsEndpoint<Services>(isJSON: true),
        ]
    }

    var model: StubGalleryViewModel {
        let errors = components.filter { $0 is any ErrorViewModel.Type }
        let parts = components.filter { !($0 is any ErrorViewModel.Type) }
        return StubGalleryViewModel(groups: [
            StubGroupViewModel(kind: .page, entries: pages.map(pageEntry)),
            StubGroupViewModel(kind: .component, entries: parts.map(previewEntry)),
            StubGroupViewModel(kind: .error, entries: errors.flatMap { [previewEntry($0)] + exampleEntries($0) }),
        ])
    }

    /// The component of that name; pages have addresses of their own.
    func component(named name: String) -> (any ViewModel.Type)? {
        components.first { $0.propertyTable.typeName == name }
    }

    private func pageEntry(_ type: any ViewModel.Type) -> StubEntryViewModel {
        guard let page = type as? any RequestableViewModel.Type else { return previewEntry(type) }
        return StubEntryViewModel(name: type.propertyTable.typeName, link: page.link)
    }

    private func exampleEntries(_ type: any ViewModel.Type) -> [StubEntryViewModel] {
        guard let error = type as? any ErrorViewModel.Type else { return [] }
        let name = type.propertyTable.typeName
        return error.exampleCodes.map { code in
            let query = [KeyValuePair(name: "type", value: name), KeyValuePair(name: "code", value: code)]
            return StubEntryViewModel(
                name: "\(name).\(code)", link: Link(path: StubPreviewEndpoint<Never>.path, query: query))
        }
    }

    private func previewEntry(_ type: any ViewModel.Type) -> StubEntryViewModel {
        let name = type.propertyTable.typeName
        let link = Link(path: StubPreviewEndpoint<Never>.path, query: [KeyValuePair(name: "type", value: name)])
        return StubEntryViewModel(name: name, link: link)
    }
}

extension ErrorViewModel {
    fileprivate static var exampleCodes: [String] { examples.map(\.errorCode) }

    /// The error of that code; the stub where there is none.
    static func example(_ code: String?) -> Self {
        examples.first { $0.errorCode == code }.map { Self(responseError: $0) } ?? stub()
    }
}

extension RequestableViewModel {
    /// Where its stub is served; a path that ends in an id ends in the stub's.
    fileprivate static var link: Link {
        let path = Request.path
        return Link(asset: Request.Query.hasPathComponent ? "\(path)/\(stub().vmId.value)" : path)
    }
}
