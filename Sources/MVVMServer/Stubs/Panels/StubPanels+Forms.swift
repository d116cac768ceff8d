import MVVM

extension StubPanels {
    /// The codes of the errors that forms on the canvas may end in, whatever state it shows; nil where no form stands.
    var errorCodes: [String]? {
        let around: [any PropertyVisitable] = stage.pages.html.isPage(entry.type) ? [shell] : []
        return registry.writes.errorCodes(ofFormsIn: entry.type.declaredStubs + around)
    }
}

extension ViewModel {
    /// The typical stub and the states of its own; a derived state leads nowhere else.
    fileprivate static var declaredStubs: [any PropertyVisitable] { [stub()] + ownStubs.map { $0.stub } }
}
