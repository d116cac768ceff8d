import Testing

/// A JSON body that has to be refused, and what its sender is told.
struct HostileJSON: CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let complaint: String

    init(_ name: String, _ text: String, _ complaint: String) {
        self.init(name, Array(text.utf8), complaint)
    }

    init(_ name: String, _ bytes: [UInt8], _ complaint: String) {
        self.name = name
        self.bytes = bytes
        self.complaint = complaint
    }

    var testDescription: String { name }

    static let all = grammar + texts + numbers + types + sizes

    private static let grammar = [
        HostileJSON("nothing", "", "Line 1, column 1: A value is missing: the text ends here."),
        .init("blanks only", " \n ", "Line 2, column 2: A value is missing"),
        .init("a trailing comma in an object", #"{"title":"a",}"#, "Line 1, column 14: A member's name is missing"),
        .init("a trailing comma in a list", #"{"title":"a","tags":["x",]}"#, "column 26, at /tags/1: No value begins"),
        .init("a leading comma", #"{,"title":"a"}"#, "column 2: A member's name is missing"),
        .init("two commas", #"{"title":"a",,"votes":1}"#, "column 14: A member's name is missing"),
        .init("a missing comma", #"{"title":"a" "votes":1}"#, "column 14: A ',' or the '}' of the object"),
        .init("a missing colon", #"{"title" "a"}"#, "column 10: A ':' is missing after 'title'."),
        .init("a missing value", #"{"title":}"#, "column 10, at /title: No value begins like this."),
        .init("an object that does not end", #"{"title":"a""#, "column 13: A ',' or the '}' of the object"),
        .init("a list that does not end", #"{"title":"a","tags":["x""#, "A ',' or the ']' of the list"),
        .init("a name without quotes", #"{title:"a"}"#, "column 2: A member's name is missing"),
        .init("a name in single quotes", "{'title':\"a\"}", "column 2: A member's name is missing"),
        .init("a number as a name", #"{1:"a"}"#, "column 2: A member's name is missing"),
        .init("a text in single quotes", "{\"title\":'a'}", "column 10, at /title: No value begins"),
        .init("a repeated name", #"{"title":"a","title":"b"}"#, "column 14: 'title' is given twice."),
        .init("a name repeated by an escape", #"{"title":"a","\u0074itle":"b"}"#, "'title' is given twice."),
        .init(
            "a repeated name inside", #"{"title":"a","author":{"name":"Ada","name":"Grace"}}"#, "at /author: 'name' is"),
        .init("bytes behind the value", #"{"title":"a"}x"#, "column 14: The value has ended"),
        .init("two values", #"{"title":"a"}{"title":"b"}"#, "column 14: The value has ended"),
        .init("a NUL behind the value", "{\"title\":\"a\"}\u{0}", "column 14: The value has ended"),
        .init("a closing brace too many", #"{"title":"a"}}"#, "column 14: The value has ended"),
        .init("a comment", #"{/* a */"title":"a"}"#, "column 2: A member's name is missing"),
        .init("a line comment", "// a\n{\"title\":\"a\"}", "Line 1, column 1: No value begins"),
        .init("a byte order mark", "\u{FEFF}{\"title\":\"a\"}", "Line 1, column 1: No value begins"),
        .init("a no-break space", "\u{A0}{\"title\":\"a\"}", "Line 1, column 1: No value begins"),
        .init("a form feed as a blank", "\u{C}{\"title\":\"a\"}", "Line 1, column 1: No value begins"),
        .init("literals in capitals", #"{"title":"a","isOpen":True}"#, "at /isOpen: No value begins"),
        .init("half a literal", #"{"title":"a","isOpen":tru}"#, "at /isOpen: No value begins"),
        .init("undefined", #"{"title":undefined}"#, "at /title: No value begins"),
        .init("a literal that goes on", #"{"title":"a","isOpen":truest}"#, "A ',' or the '}' of the object"),
    ]

    private static let texts = [
        HostileJSON("a text that does not end", #"{"title":"a}"#, "column 10, at /title: The text that begins here"),
        .init("a text that ends in an escape", #"{"title":"a\"#, "The text ends in an escape."),
        .init("a raw line break", "{\"title\":\"a\nb\"}", "Line 1, column 12, at /title: A control character"),
        .init("a raw NUL", "{\"title\":\"a\u{0}b\"}", "at /title: A control character"),
        .init("an unknown escape", #"{"title":"\x41"}"#, "column 11, at /title: There is no such escape."),
        .init("an escaped digit", #"{"title":"\1"}"#, "There is no such escape."),
        .init("three hexadecimal digits", #"{"title":"\u12"}"#, "four hexadecimal digits"),
        .init("a signed escape", #"{"title":"\u+123"}"#, "four hexadecimal digits"),
        .init("a lone high surrogate", #"{"title":"\ud83d"}"#, "column 11, at /title: Half of a surrogate pair"),
        .init("a lone low surrogate", #"{"title":"\ude00"}"#, "Half of a surrogate pair"),
        .init("a reversed pair", #"{"title":"\ude00\ud83d"}"#, "Half of a surrogate pair"),
        .init("two high surrogates", #"{"title":"\ud83d\ud83d"}"#, "Half of a surrogate pair"),
        .init("a surrogate in a name", #"{"\ud83d":1}"#, "Half of a surrogate pair"),
        .init("a stray byte", Array(#"{"title":""#.utf8) + [0xFF], "Line 1, column 11: The text is not UTF-8 here."),
        .init(
            "an overlong slash", Array(#"{"title":"ä"#.utf8) + [0xC0, 0xAF], "column 12: The text is not UTF-8 here."),
        .init("a surrogate in UTF-8", Array("\"".utf8) + [0xED, 0xA0, 0x80], "column 2: The text is not UTF-8 here."),
        .init("UTF-16", [0xFE, 0xFF, 0x00, 0x7B], "column 1: The text is not UTF-8 here."),
        .init("half a scalar at the end", Array("\"a".utf8) + [0xC3], "column 3: The text is not UTF-8 here."),
    ]

    private static let numbers = [
        HostileJSON("a fraction for an integer", #"{"title":"a","votes":1.0}"#, "at /votes: 1.0 is no whole number."),
        .init("an exponent for an integer", #"{"title":"a","votes":1e3}"#, "at /votes: 1e3 is no whole number."),
        .init("an integer above 64 bits", #"{"title":"a","votes":9223372036854775808}"#, "is not between"),
        .init("an integer below 64 bits", #"{"title":"a","votes":-9223372036854775809}"#, "is not between"),
        .init("256 in a byte", #"{"title":"a","small":256}"#, "at /small: 256 is not between 0 and 255."),
        .init("-1 in a byte", #"{"title":"a","small":-1}"#, "at /small: -1 is not between 0 and 255."),
        .init("a leading zero", #"{"title":"a","votes":01}"#, "A number does not begin with a 0."),
        .init("a leading plus", #"{"title":"a","votes":+1}"#, "at /votes: No value begins"),
        .init("a leading point", #"{"title":"a","weight":.5}"#, "at /weight: No value begins"),
        .init("a trailing point", #"{"title":"a","weight":1.}"#, "column 25, at /weight: A digit is missing."),
        .init("an empty exponent", #"{"title":"a","weight":1e}"#, "A digit is missing."),
        .init("a lone minus", #"{"title":"a","votes":-}"#, "A digit is missing."),
        .init("hexadecimal digits", #"{"title":"a","votes":0x1F}"#, "A ',' or the '}' of the object"),
        .init("digits with separators", #"{"title":"a","votes":1_000}"#, "A ',' or the '}' of the object"),
        .init("Arabic digits", #"{"title":"a","votes":١}"#, "at /votes: No value begins"),
        .init("NaN", #"{"title":"a","weight":NaN}"#, "at /weight: No value begins"),
        .init("Infinity", #"{"title":"a","weight":-Infinity}"#, "at /weight: A digit is missing."),
        .init("a number beyond doubles", #"{"title":"a","weight":1e400}"#, "at /weight: 1e400 is too large."),
        .init(
            "a number of 65 digits", "{\"title\":\"a\",\"weight\":1\(String(repeating: "0", count: 64))}", "64 bytes"),
    ]

    private static let types = [
        HostileJSON("no object", #""a""#, "Line 1, column 1: This is a text, where an object belongs."),
        .init("a list", "[]", "Line 1, column 1: This is a list, where an object belongs."),
        .init("null", "null", "Line 1, column 1: This is null, where an object belongs."),
        .init("a missing member", #"{"votes":1}"#, "Line 1, column 1: 'title' is missing."),
        .init("null for a text", #"{"title":null}"#, "column 10, at /title: This is null, where a text belongs."),
        .init("a number for a text", #"{"title":1}"#, "This is a number, where a text belongs."),
        .init("a text for a number", #"{"title":"a","votes":"1"}"#, "This is a text, where a number belongs."),
        .init("a number for a flag", #"{"title":"a","isOpen":1}"#, "This is a number, where true or false belongs."),
        .init("an object for a list", #"{"title":"a","tags":{"0":"x"}}"#, "This is an object, where a list belongs."),
        .init("a number in a list", #"{"title":"a","tags":["x",2]}"#, "column 26, at /tags/1: This is a number"),
        .init("no UUID", #"{"title":"a","author":{"name":"Ada","id":"42"}}"#, "at /author/id: This is no UUID."),
        .init("no date", #"{"title":"a","createdAt":"yesterday"}"#, "at /createdAt: This is no date."),
        .init(
            "seconds for a date", #"{"title":"a","createdAt":1773480413}"#, "This is a number, where a text belongs."),
        .init(
            "an unknown member", #"{"title":"a","votse":1}"#,
            "at /votse: 'votse' is not known here; did you mean 'votes'?"),
        .init(
            "a member in capitals", #"{"Title":"a","title":"a"}"#, "'Title' is not known here; did you mean 'title'?"),
        .init("a strange member", #"{"title":"a","isAdmin":true}"#, "at /isAdmin: 'isAdmin' is not known here."),
        .init("a prototype", #"{"title":"a","__proto__":{}}"#, "'__proto__' is not known here."),
        .init(
            "an unknown member inside", "{\"title\":\"a\",\n \"author\":{\"name\":\"Ada\",\"nme\":1}}",
            "Line 2, column 25, at /author/nme: 'nme' is not known here; did you mean 'name'?"),
        .init("a slash in a name", #"{"title":"a","a/b~c":1}"#, "at /a~1b~0c: 'a/b~c' is not known here."),
    ]

    private static let sizes = [
        HostileJSON(
            "33 lists", nested(33, "[", "]"), "at /counts\(String(repeating: "/0", count: 31)): Values nest deeper"),
        .init(
            "100,000 lists that do not end", String(repeating: "[", count: 100_000),
            "Values nest deeper than 32 levels."),
        .init("33 objects", nested(33, #"{"a":"#, "}"), "Values nest deeper than 32 levels."),
        .init(
            "50,001 values", "[" + String(repeating: "0,", count: 50_000) + "0]", "There are more than 50000 values."),
    ]

    private static func nested(_ count: Int, _ opening: String, _ closing: String) -> String {
        #"{"title":"a","counts":"# + String(repeating: opening, count: count) + "1"
            + String(repeating: closing, count: count) + "}"
    }
}
