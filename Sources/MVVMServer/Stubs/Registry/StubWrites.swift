import HTTP
import MVVM

/// The writes of the site, by the paths that forms send to, each with the codes of the errors that it may end in.
struct StubWrites: Sendable {
    private let codes: [String: [String]]

    init<Services: Sendable>(_ endpoints: [any Endpoint<Services>]) {
        codes = endpoints.reduce(into: [:]) { codes, endpoint in codes[endpoint.path] = endpoint.errorCodes }
    }

    /// The codes that the forms of some values may end in.
    ///
    /// A form's address is a value like any other, a `Link`, and nothing but a form leads to a write, which answers no GET.
    ///
    /// - Returns: nil where no value leads to a write.
    func errorCodes(ofFormsIn values: [any PropertyVisitable]) -> [String]? {
        var walker = LinkWalker()
        for value in values { value.accept(&walker) }
        let found = walker.paths.compactMap { codes[$0] }
        return found.isEmpty ? nil : Set(found.joined()).sorted()
    }
}

/// Collects where links lead.
private struct LinkWalker: TextWalker {
    private(set) var paths: Set<String> = []

    mutating func visit(_ link: Link) { paths.insert(String(link.target.prefix { $0 != "?" && $0 != "#" })) }

    mutating func visit(_ content: LocalizableContent) {}

    mutating func visit<Object: PropertyVisitable>(
        message index: Int, of type: Object.Type, substitutions: LocalizableSlots
    ) {}
}
