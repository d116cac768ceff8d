import HTTP
import Testing

@Suite("Cookies")
struct CookiesTests {
    @Test("are read from every Cookie field, in order, the first of a name winning")
    func reads() {
        let fields: HeaderFields = ["Cookie": "a=1; b=\"2\"; =x; c; d=", "cookie": "a=3;e=f=g"]
        let cookies = Cookies(of: fields)
        #expect(cookies.pairs.map { "\($0.name)=\($0.value)" } == ["a=1", "b=2", "d=", "a=3", "e=f=g"])
        #expect(cookies["a"] == "1")
        #expect(cookies["A"] == nil)
    }

    @Test("are bounded in number")
    func bounded() throws {
        let text = (0..<1000).map { "n\($0)=v" }.joined(separator: ";")
        let cookies = Cookies(of: ["Cookie": "x=y"])
        #expect(cookies.pairs.count == 1)
        var fields: HeaderFields = [:]
        fields.append(.cookie, try #require(FieldValue(text)))
        #expect(Cookies(of: fields).pairs.count == Cookies.maximumCount)
    }

    @Test("are set with secure defaults")
    func sets() throws {
        var cookie = try #require(SetCookie("__Host-vitrine", value: "abc"))
        #expect(cookie.fieldValue.text == "__Host-vitrine=abc; Path=/; Secure; HttpOnly; SameSite=Lax")
        cookie.maxAge = 0
        cookie.isSecure = false
        cookie.isHTTPOnly = false
        cookie.sameSite = .strict
        #expect(cookie.fieldValue.text == "__Host-vitrine=abc; Path=/; Max-Age=0; Secure; SameSite=Strict")
        var plain = try #require(SetCookie("theme", value: "dark"))
        plain.isSecure = false
        #expect(!plain.fieldValue.text.contains("Secure"))
    }

    @Test(
        "cannot be built from values that reach beyond themselves",
        arguments: [
            ("a", "b; Domain=x"), ("a", "b\r\nX: y"), ("a b", "c"), ("", "c"), ("a", "b,c"), ("a", "é"), ("a=b", "c"),
        ])
    func refuses(_ name: String, _ value: String) { #expect(SetCookie(name, value: value) == nil) }

    @Test("keep their path inside its attribute", arguments: ["", "x", "/;Domain=y", "/\r\n"])
    func refusesPaths(_ path: String) { #expect(SetCookie("a", value: "b", path: path) == nil) }
}
