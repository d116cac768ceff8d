import HTTP
import Testing

@Suite("URL-encoded forms")
struct FormURLEncodedTests {
    @Test(
        "are ordered pairs",
        arguments: [
            ("title=Dark+mode&tag=ui&tag=a%26b", ["title=Dark mode", "tag=ui", "tag=a&b"]), ("", []),
            ("&&a=1&", ["a=1"]),
            ("a", ["a="]), ("=b", ["=b"]), ("a=b=c", ["a=b=c"]), ("a[b][]=c", ["a[b][]=c"]),
            ("e=%C3%A9&%2B=+", ["e=é", "+= "]),
        ])
    func reads(_ text: String, _ expected: [String]) throws {
        #expect(try FormURLEncoded(parsing: text).pairs.map { "\($0.name)=\($0.value)" } == expected)
    }

    @Test("tell canonically equivalent names apart")
    func bytesNotCharacters() throws {
        let form = try FormURLEncoded(parsing: "%C3%A9=nfc&e%CC%81=nfd")
        #expect(form["e\u{301}"] == "nfd")
        #expect(form.values(of: "\u{E9}") == ["nfc"])
    }

    @Test(
        "are refused, never repaired",
        arguments: [
            ("a=%zz", .malformedEncoding), ("a=%4", .malformedEncoding), ("a=%", .malformedEncoding),
            ("a=%FF", .notUTF8),
            ("a=%C0%AF", .notUTF8), ("a=%ED%A0%80", .notUTF8),
        ] as [(String, FormError)])
    func refuses(_ text: String, _ error: FormError) {
        #expect(throws: error) { try FormURLEncoded(parsing: text) }
    }

    @Test("are bounded in pairs, names and values, at n and n + 1")
    func bounded() throws {
        var limits = FormLimits()
        (limits.pairCount, limits.nameBytes, limits.valueBytes) = (2, 2, 3)
        #expect(try FormURLEncoded(parsing: "ab=cde&f", limits: limits).pairs.count == 2)
        #expect(throws: FormError.tooManyPairs) { try FormURLEncoded(parsing: "a&b&c", limits: limits) }
        #expect(throws: FormError.tooManyPairs) { try FormURLEncoded(parsing: "&&a", limits: limits) }
        #expect(throws: FormError.nameTooLong) { try FormURLEncoded(parsing: "abc", limits: limits) }
        #expect(throws: FormError.valueTooLong) { try FormURLEncoded(parsing: "a=bcde", limits: limits) }
    }

    @Test("are written so that they are read back", arguments: ["Dark mode", "a&b=c+d%", "é😀\r\n\0", "", "~-._"])
    func percentCoding(_ text: String) {
        #expect(PercentCoding.decode(PercentCoding.encode(text)) == text)
        #expect(PercentCoding.decode(PercentCoding.encode(text), plusIsSpace: true) == text)
    }

    @Test("decode percent signs to bytes, NUL included, and to text only when it is UTF-8")
    func decoding() {
        #expect(PercentCoding.decode("a%00%ff".utf8) == [0x61, 0, 0xFF])
        #expect(PercentCoding.decode("%c0%ae") == nil)
        #expect(PercentCoding.decode("%2g") == nil)
    }
}
