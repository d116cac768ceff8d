/// A cookie as a server sets it (RFC 6265 §4.1). Secure defaults: `HttpOnly`, `Secure`, `SameSite=Lax`, path "/".
public struct SetCookie: Sendable, Hashable {
    public enum SameSite: String, Sendable, Hashable {
        case strict = "Strict"
        case lax = "Lax"
        case none = "None"
    }

    public let name: String
    public let value: String
    /// Seconds to live; 0 deletes the cookie; `nil` is a session cookie.
    public var maxAge: Int?
    public var isSecure = true
    public var isHTTPOnly = true
    public var sameSite = SameSite.lax
    public let path: String

    /// `nil` when the name is no token, the value holds a byte outside `cookie-octet` (encode it first), or the path could
    /// end its attribute. A `__Host-` cookie is sent with `Secure` and path "/" or it is no such cookie.
    public init?(_ name: String, value: String, path: String = "/") {
        guard
            FieldName(name) != nil, value.utf8.allSatisfy(ByteSet.cookie.contains), path.utf8.first == .slash,
            path.utf8.allSatisfy({ ByteSet.path.contains($0) && $0 != .semicolon })
        else { return nil }
        if name.hasPrefix("__Host-"), path != "/" { return nil }
        self.name = name
        self.value = value
        self.path = path
    }

    public var fieldValue: FieldValue {
        var text = "\(name)=\(value); Path=\(path)"
        if let maxAge { text += "; Max-Age=\(maxAge)" }
        if isSecure || name.hasPrefix("__") || sameSite == .none { text += "; Secure" }
        if isHTTPOnly { text += "; HttpOnly" }
        return FieldValue(trusted: text + "; SameSite=\(sameSite.rawValue)")
    }
}
