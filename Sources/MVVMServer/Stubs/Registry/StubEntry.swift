import MVVM

/// A view model of the gallery.
struct StubEntry: Sendable {
    let type: any ViewModel.Type
    /// The type's own name, by which addresses name it.
    let name: String
    let kind: StubKind
    /// The folder of its template: `Ideas`.
    let feature: String
    let states: [StubState]

    static var stub: StubEntry {
        StubEntry(
            type: FormFieldViewModel.self, name: "FormFieldViewModel", kind: .form, feature: "Shared",
            states: [.typical, .longest])
    }

    /// Where it stands alone, as its choices say: a page at its own address, anything else on the gallery's canvas.
    func canvas(_ choices: StubChoices) -> Link {
        if type == StubTokensViewModel.self { return Link(path: StubAddress.tokens, query: choices.pairs) }
        guard kind == .page, let page = type as? any RequestableViewModel.Type else {
            return StubAddress.canvas(name, choices)
        }
        return Link(path: page.stubPath, query: choices.pairs)
    }

    /// Whether a search for some letters finds it.
    func isFound(by query: String) -> Bool {
        let words = query.lowercased().split(separator: " ")
        let text = "\(name) \(kind) \(feature)".lowercased()
        return words.allSatisfy { text.contains($0) }
    }
}

extension RequestableViewModel {
    /// Where its stub is served; a path that ends in an id ends in the stub's.
    fileprivate static var stubPath: String {
        let path = Request.path
        return Request.Query.hasPathComponent ? "\(path)/\(stub().vmId.value)" : path
    }
}
