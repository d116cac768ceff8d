/// What one proxy says about the request that it forwards (RFC 7239 §4). Whom to believe is not decided here.
public struct ForwardedElement: Sendable, Hashable {
    /// Address and perhaps port of the peer that the proxy saw, or an obfuscated name.
    public let node: String?
    /// `http` or `https`.
    public let scheme: String?
    /// A valid `Host`.
    public let host: String?

    /// A longer list is no list: whoever sends it wants something else.
    public static let maximumCount = 32

    /// In the order of the proxies, the nearest last: out of `Forwarded`, and where there is none out of
    /// `X-Forwarded-For`, `-Proto` and `-Host`, whose last values are taken. Empty when any of it is malformed.
    public static func list(of fields: HeaderFields) -> [ForwardedElement] {
        let standard = fields.values(of: .forwarded)
        guard standard.isEmpty else { return list(parsing: standard.joined(separator: ",")) ?? [] }
        let nodes = elements(of: "X-Forwarded-For", in: fields)
        let scheme = elements(of: "X-Forwarded-Proto", in: fields).last
        let host = elements(of: "X-Forwarded-Host", in: fields).last
        let all = nodes.isEmpty && (scheme != nil || host != nil) ? [nil] : nodes.map(Optional.some)
        let found = all.compactMap { ForwardedElement(node: $0, scheme: scheme, host: host) }
        return found.count == all.count && found.count <= maximumCount ? found : []
    }

    /// `nil` when scheme or host cannot be what they are called.
    private init?(node: String?, scheme: String?, host: String?) {
        let scheme = scheme?.lowercased()
        guard scheme == nil || scheme == "http" || scheme == "https" else { return nil }
        if let host {
            let bytes = Array(host.utf8)
            guard Authority.isValid(bytes.span, in: 0..<bytes.count) else { return nil }
        }
        (self.node, self.scheme, self.host) = (node, scheme, host)
    }

    private static func list(parsing text: String) -> [ForwardedElement]? {
        var (scanner, list) = (FieldScanner(text), [ForwardedElement]())
        repeat {
            guard let pairs = pairs(&scanner), list.count < maximumCount,
                let element = ForwardedElement(node: pairs["for"], scheme: pairs["proto"], host: pairs["host"])
            else { return nil }
            list.append(element)
        } while scanner.takeSeparator(.comma)
        return scanner.isAtEnd ? list : nil
    }

    /// `name=value;name="value"`; a repeated name is malformed.
    private static func pairs(_ scanner: inout FieldScanner) -> [String: String]? {
        var pairs: [String: String] = [:]
        repeat {
            guard let name = scanner.token()?.lowercased(), scanner.take(.equals), let value = scanner.tokenOrQuoted(),
                pairs.updateValue(value, forKey: name) == nil
            else { return nil }
        } while scanner.takeSeparator(.semicolon)
        return pairs
    }

    private static func elements(of name: FieldName, in fields: HeaderFields) -> [String] {
        fields.values(of: name).flatMap { value in
            let bytes = Array(value.utf8)
            return bytes.span.elements(in: 0..<bytes.count).map { bytes.span.text(in: $0) }.filter { !$0.isEmpty }
        }
    }
}
