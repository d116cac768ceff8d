import HTTP
import MVVM

/// The writes of the site, by the paths that forms send to, each with the codes of the errors that it may end in.
struct StubWrites: Sendable {
    private struct Write {
        let codes: [String]
        let hasTail: Bool
    }

    private let writes: [String: Write]

    init<Services: Sendable>(_ endpoints: [any Endpoint<Services>]) {
        writes = endpoints.reduce(into: [:]) { writes, endpoint in
            writes[endpoint.path] = endpoint.errorCodes.map { Write(codes: $0, hasTail: endpoint.hasTail) }
        }
    }

    /// The codes that the forms of some values may end in.
    ///
    /// A form's address is a value like any other, a `Link`, and nothing but a form leads to a write, which answers no GET.
    ///
    /// - Returns: nil where no value leads to a write.
    func errorCodes(ofFormsIn values: [any PropertyVisitable]) -> [String]? {
        var walker = LinkWalker()
        for value in values { value.accept(&walker) }
        let found = walker.paths.compactMap(codes(at:))
        return found.isEmpty ? nil : Set(found.joined()).sorted()
    }

    /// As the router finds a write: by its path, or with one more component as its tail.
    private func codes(at path: String) -> [String]? {
        if let write = writes[path] { return write.hasTail ? nil : write.codes }
        guard let slash = path.lastIndex(of: "/"), let write = writes[String(path[..<slash])] else { return nil }
        return write.hasTail ? write.codes : nil
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
