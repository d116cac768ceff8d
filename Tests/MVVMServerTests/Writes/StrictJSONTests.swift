import Foundation
import Testing

@testable import MVVMServer

@Suite("Strict JSON")
struct StrictJSONTests {
    private func mistake(in bytes: [UInt8]) -> StrictJSON.Mistake? {
        do throws(StrictJSON.Mistake) {
            try StrictJSON.check(bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "is what RFC 8259 says it is",
        arguments: [
            "{}", "[]", " [ ] ", "\r\n\t{ }\n", "0", "-0", "-1.5e+10", "1E-2", "true", "false", "null", #""""#,
            #""\"\\\/\b\f\n\r\t""#,
            #""\u00e9\uD83E\uDDD1""#, #"{"a":{"b":[1,2,{"a":null}]},"b":[]}"#, #"{"":1," ":2}"#, "\"\u{7f}\u{2028}🧑\"",
            "{\"e\u{301}\":1,\"\u{e9}\":2}",
        ])
    func right(_ json: String) {
        #expect(mistake(in: Array(json.utf8)) == nil)
    }

    @Test(
        "is nothing else, and says where it ends being JSON",
        arguments: [
            ("", 0, "a value is expected"), ("  ", 2, "a value is expected"), ("{", 1, "a name is expected"),
            ("[", 1, "a value is expected"), ("[1", 2, "a comma or ']' is expected"),
            ("[1,]", 3, "a value is expected"),
            (#"{"a":1,}"#, 7, "a name is expected"), (#"{"a" 1}"#, 5, "a colon is expected"),
            (#"{"a":1 "b":2}"#, 7, "a comma or '}' is expected"), ("{a:1}", 1, "a name is expected"),
            ("[1}", 2, "a comma or ']' is expected"), ("1 2", 2, "nothing may follow the value"),
            ("{}{}", 2, "nothing may follow the value"),
            ("01", 2, "a number does not begin with 0"), ("-", 1, "a digit is expected"),
            ("1.", 2, "a digit is expected"),
            (".5", 0, "a value is expected"), ("+1", 0, "a value is expected"), ("1e", 2, "a digit is expected"),
            ("NaN", 0, "a value is expected"), ("tru", 0, "a value is expected"), ("True", 0, "a value is expected"),
            ("\"a", 2, "the string does not end"), ("\"a\nb\"", 2, "a control character must be escaped"),
            (#""\x""#, 1, "there is no such escape"), (#""\"#, 1, "there is no such escape"),
            (#""\u12g4""#, 1, "four hexadecimal digits are expected"),
            (#""\u12"#, 1, "four hexadecimal digits are expected"),
            ("'a'", 0, "a value is expected"), ("/**/1", 0, "a value is expected"),
            ("\u{feff}1", 0, "a value is expected"),
            ("\u{a0}1", 0, "a value is expected"), ("1\u{0}", 1, "nothing may follow the value"),
            (#"{"a":1,"a":2}"#, 7, "the name is there twice"), (#"{"a":1,"\u0061":2}"#, 7, "the name is there twice"),
            (#"{"\ud800":1}"#, 1, "an escape stands for no character"),
        ])
    func wrong(_ json: String, _ offset: Int, _ explanation: String) {
        #expect(mistake(in: Array(json.utf8)) == StrictJSON.Mistake(offset: offset, explanation: explanation))
    }

    @Test("is UTF-8")
    func encoding() {
        #expect(mistake(in: [0x22, 0xC0, 0xAE, 0x22])?.explanation == "no UTF-8")
        #expect(mistake(in: [0x22, 0xED, 0xA0, 0x80, 0x22])?.explanation == "no UTF-8")
        #expect(mistake(in: [0xFF, 0xFE, 0x31, 0x00])?.explanation == "no UTF-8")
    }

    @Test("nests 64 deep, and no deeper, however much there is of it")
    func depth() {
        func nested(_ depth: Int) -> [UInt8] {
            Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        #expect(mistake(in: nested(65)) == nil)
        #expect(mistake(in: nested(66))?.explanation == "nested too deep")
        #expect(mistake(in: Array(repeating: UInt8(ascii: "["), count: 1_000_000))?.offset == 65)
        #expect(mistake(in: Array(String(repeating: #"{"a":"#, count: 100_000).utf8))?.explanation == "nested too deep")
    }

    @Test("cut anywhere is no JSON, and ends no process")
    func cut() {
        let json = Array(#"{"a":[1.5e3,"\u00e9\n",true,null,{"b":{}}],"c":"🧑"}"#.utf8)
        #expect(mistake(in: json) == nil)
        for length in 0..<json.count { #expect(mistake(in: Array(json[..<length])) != nil) }
    }
}
