/// A media type with its parameters (RFC 9110 §8.3.1): `text/html; charset=utf-8`.
public struct MediaType: Sendable, Hashable, CustomStringConvertible {
    public struct Parameter: Sendable, Hashable {
        /// Lower-cased in ASCII.
        public let name: String
        /// Unquoted, in its own case.
        public let value: String
    }

    /// `type/subtype`, lower-cased in ASCII.
    public let essence: String
    public let parameters: [Parameter]

    /// More parameters are refused.
    public static let maximumParameters = 8

    /// `nil` unless the text follows the grammar; a repeated parameter is refused, since readers differ on which counts.
    public init?(parsing text: String) {
        var scanner = FieldScanner(text)
        guard
            let type = scanner.token(), scanner.take(.slash), let subtype = scanner.token()
        else { return nil }
        var parameters: [Parameter] = []
        while scanner.takeSeparator(.semicolon) {
            guard let name = scanner.token() else { continue }
            guard scanner.take(.equals), let value = scanner.tokenOrQuoted() else { return nil }
            let isNew = !parameters.contains { $0.name == name.lowercased() }
            guard isNew, parameters.count < Self.maximumParameters else { return nil }
            parameters.append(Parameter(name: name.lowercased(), value: value))
        }
        guard scanner.isAtEnd else { return nil }
        // Tokens are ASCII, so lowercasing them folds A–Z only.
        essence = "\(type)/\(subtype)".lowercased()
        self.parameters = parameters
    }

    private init(_ essence: String, charset: String? = nil) {
        self.essence = essence
        parameters = charset.map { [Parameter(name: "charset", value: $0)] } ?? []
    }

    public static let html = MediaType("text/html", charset: "utf-8")
    public static let json = MediaType("application/json")
    public static let problem = MediaType("application/problem+json")
    public static let form = MediaType("application/x-www-form-urlencoded")
    public static let multipart = MediaType("multipart/form-data")
    public static let eventStream = MediaType("text/event-stream")
    public static let octets = MediaType("application/octet-stream")

    /// The part before the slash.
    public var topLevel: String { String(essence.prefix { $0 != "/" }) }

    /// Whether compressing it pays: text, and what is made of text. A stream of events is not one content.
    public var isCompressible: Bool {
        if topLevel == "text" { return essence != MediaType.eventStream.essence }
        return ["+json", "+xml", "/json", "/xml", "/javascript", "/wasm"].contains { essence.hasSuffix($0) }
    }

    /// `name` in lower case.
    public func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.value }

    /// Values that are no tokens are quoted.
    public var description: String {
        parameters.reduce(into: essence) { text, parameter in
            let isToken = !parameter.value.isEmpty && parameter.value.utf8.allSatisfy(ByteSet.token.contains)
            text += "; \(parameter.name)=" + (isToken ? parameter.value : FieldScanner.quoted(parameter.value))
        }
    }

    public var fieldValue: FieldValue { FieldValue(trusted: description) }
}
