import CLibXML2

/// A parsed HTML page, asked by XPath 1.0.
///
/// The parser is libxml2's: it repairs what is wrong as a browser of the HTML 4 days would, and ``problems`` says what
/// it had to repair. Elements and attributes are in no namespace and in lower case: `//main//li[@class='card']`.
/// Text is returned with every run of white space as one space, and none at the ends.
///
///     let page = try HTMLDocument(response.body)
///     #expect(try page.texts("//h2") == ["New", "Planned"])
///     #expect(page.problems.isEmpty)
public final class HTMLDocument {
    /// What the parser complained about, as `line: message`. Elements that HTML 4 does not know are no problem.
    public let problems: [String]

    private let document: htmlDocPtr

    /// - Parameter bytes: A whole page or a fragment, in UTF-8.
    /// - Throws: ``HTMLDocumentError/unreadable`` when there is nothing to parse.
    public init(_ bytes: some Collection<UInt8>) throws {
        let parsed = try HTMLDocumentParser.parse(Array(bytes))
        document = parsed.document
        problems = parsed.problems
    }

    public convenience init(_ text: String) throws {
        try self.init(Array(text.utf8))
    }

    deinit { xmlFreeDoc(document) }

    /// The text of the first match; nil when nothing matches.
    public func text(_ xpath: String) throws -> String? {
        try texts(xpath).first
    }

    /// The text of each match, in document order.
    public func texts(_ xpath: String) throws -> [String] {
        try nodes(xpath) { node in xmlNodeGetContent(node).map(Self.take) ?? "" }.map(\.normalized)
    }

    /// The value of an attribute of the first match; nil when nothing matches or the match has no such attribute.
    /// An attribute without a value, such as `required`, is the empty string.
    public func attribute(_ name: String, at xpath: String) throws -> String? {
        try nodes(xpath) { node in xmlGetProp(node, name).map(Self.take) }.first ?? nil
    }

    public func count(_ xpath: String) throws -> Int {
        try nodes(xpath) { _ in }.count
    }

    public func exists(_ xpath: String) throws -> Bool {
        try count(xpath) > 0
    }

    /// Evaluates an XPath and maps the nodes of the answer.
    private func nodes<Value>(_ xpath: String, _ value: (xmlNodePtr) -> Value) throws -> [Value] {
        guard let context = xmlXPathNewContext(document) else { throw HTMLDocumentError.unreadable }
        defer { xmlXPathFreeContext(context) }
        // Without a handler libxml2 prints its complaint to standard error. What matters of it is the nil below.
        context.pointee.error = { _, _ in }
        guard let result = xmlXPathEval(xpath, context) else { throw HTMLDocumentError.wrongXPath(xpath) }
        defer { xmlXPathFreeObject(result) }
        guard result.pointee.type == XPATH_NODESET else { throw HTMLDocumentError.noNodes(xpath) }
        guard let set = result.pointee.nodesetval else { return [] }
        return (0..<Int(set.pointee.nodeNr)).compactMap { set.pointee.nodeTab[$0] }.map(value)
    }

    /// Copies a string that libxml2 allocated, and frees it.
    private static func take(_ text: UnsafeMutablePointer<xmlChar>) -> String {
        defer { xmlFreeText(text) }
        return String(cString: text)
    }
}

extension String {
    /// With runs of ASCII white space as one space: U+00A0 is text.
    fileprivate var normalized: String {
        utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map { String(Substring($0)) }.joined(separator: " ")
    }
}
