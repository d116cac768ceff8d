/// Why a page could not be read or asked.
public enum HTMLDocumentError: Error, Equatable, CustomStringConvertible {
    case unreadable
    /// The expression is no XPath 1.0.
    case wrongXPath(String)
    /// The expression gives a number, a text or a truth value, as `count(//li)` does.
    case noNodes(String)

    public var description: String {
        switch self {
        case .unreadable: "libxml2 made no document of these bytes."
        case .wrongXPath(let xpath): "This is no XPath 1.0: \(xpath)"
        case .noNodes(let xpath): "This XPath selects no nodes but computes a value: \(xpath)"
        }
    }
}
