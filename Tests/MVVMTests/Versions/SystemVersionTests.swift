import Foundation
import MVVM
import Testing

@Suite("SystemVersion")
struct SystemVersionTests {
    @Test("is read from one to three numbers", arguments: [("1", "1.0.0"), ("1.2", "1.2.0"), ("10.0.3", "10.0.3")])
    func reading(text: String, expected: String) throws {
        #expect(try #require(SystemVersion(text)).versionString == expected)
    }

    @Test(
        "is nothing else",
        arguments: ["", "1.", ".1", "1.2.3.4", "+1", "-1", "01", "1.2.a", "v1", " 1", "9999999999", "١"])
    func refusing(text: String) {
        #expect(SystemVersion(text) == nil)
    }

    @Test("is compared by number, not by letter")
    func order() {
        #expect(SystemVersion(major: 1, minor: 9) < SystemVersion(major: 1, minor: 10))
        #expect(SystemVersion(major: 2) > SystemVersion(major: 1, minor: 99, patch: 99))
    }

    @Test("is a string in JSON, the same in every language")
    func wire() throws {
        let version = SystemVersion(major: 1, minor: 2)
        #expect(String(decoding: try JSONEncoder().encode([version]), as: UTF8.self) == #"["1.2.0"]"#)
        #expect(try JSONDecoder().decode([SystemVersion].self, from: Data(#"["1.2.0"]"#.utf8)) == [version])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([SystemVersion].self, from: Data(#"["x"]"#.utf8))
        }
    }
}
