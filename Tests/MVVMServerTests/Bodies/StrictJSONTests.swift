import Foundation
import MVVM
import Testing

@testable import MVVMServer

@Suite("Strict JSON")
struct StrictJSONTests {
    @Test(
        "refuses what RFC 8259 does not have and what the type does not know, and says where",
        arguments: HostileJSON.all)
    func hostile(_ body: HostileJSON) throws {
        let mistake = try #require(throws: JSONMistake.self) { try StrictJSON.decode(DraftBody.self, from: body.bytes) }
        #expect(mistake.description.contains(body.complaint))
    }

    @Test(
        "tells of a long name how it begins, and points at what is around it",
        arguments: [
            // A name of 60 scalars is told whole, one of 61 is not.
            (60, 0, "", "/\(long(60))", "'\(long(60))' is not known here."),
            (61, 0, "", "", "'\(long(60))…' is not known here."),
            (500_000, 0, "", "", "'\(long(60))…' is not known here."),
            (1, 500_000, "", "", "'n\(String(repeating: "\u{301}", count: 59))…' is not known here."),
            (61, 0, #","author":{"name":"Ada","nme":1}"#, "", "'\(long(60))…' is not known here."),
        ])
    func longName(letters: Int, marks: Int, rest: String, pointer: String, complaint: String) throws {
        let name = Self.long(letters) + String(repeating: "\u{301}", count: marks)
        let text = Array(#"{"title":"a","\#(name)":1\#(rest)}"#.utf8)
        let mistake = try #require(throws: JSONMistake.self) { try StrictJSON.decode(DraftBody.self, from: text) }
        #expect(mistake.complaint == complaint)
        #expect(mistake.pointer == pointer)
        #expect(mistake.description.utf8.count < 300)
    }

    @Test("tells of a long name how it begins, whatever is wrong with it or below it")
    func longNames() throws {
        let name = Self.long(500)
        for (text, complaint, pointer) in [
            (#"{"\#(name)":1,"\#(name)":2}"#, "'\(Self.long(60))…' is given twice.", ""),
            (#"{"\#(name)" 1}"#, "A ':' is missing after '\(Self.long(60))…'.", ""),
            (#"{"\#(name)":x}"#, "No value begins like this.", ""),
            (#"{"title":"a","counts":{"\#(name)":"b"}}"#, "This is a text, where a number belongs.", "/counts"),
        ] {
            let mistake = try #require(throws: JSONMistake.self) {
                try StrictJSON.decode(DraftBody.self, from: Array(text.utf8))
            }
            #expect(mistake.complaint == complaint)
            #expect(mistake.pointer == pointer)
        }
    }

    private static func long(_ letters: Int) -> String { String(repeating: "n", count: letters) }

    @Test("reads every value that a body has")
    func everything() throws {
        let text = """
            { "title": "\\u0000 \\ud83d\\ude00 \\/ \\"\\\\\\b\\f\\n\\r\\t ä", "votes": -9223372036854775808, "weight": 1.5e-3,
              "isOpen": false, "tags": ["", "x"], "small": 255, "counts": {"e\u{301}": 1, "\u{e9}": 2},
              "author": {"name": "Ada", "id": "00000000-0000-7000-8000-00000000000A"}, "createdAt": "2026-03-14T09:26:53Z" }

            """
        let body = try StrictJSON.decode(DraftBody.self, from: Array(text.utf8))
        #expect(Array(body.title.utf8) == Array("\u{0} 😀 / \"\\\u{8}\u{c}\n\r\t ä".utf8))
        #expect(body.votes == .min)
        #expect(body.weight == 0.0015)
        #expect(body.isOpen == false)
        #expect(body.tags == ["", "x"])
        #expect(body.small == 255)
        #expect(body.author == DraftBody.Author(name: "Ada", id: .stub(10)))
        #expect(body.createdAt == StubClock.now)
    }

    @Test("takes null for what may be absent")
    func null() throws {
        let body = try StrictJSON.decode(DraftBody.self, from: Array(#"{"title":"","author":null,"weight":null}"#.utf8))
        #expect(body == DraftBody(title: ""))
    }

    @Test("takes exactly as many levels and values as its limits say")
    func limits() throws {
        let text = Array("[[[1,2]]]".utf8)
        let exact = JSONLimits(depth: 3, valueCount: 5, numberBytes: 1)
        #expect(try StrictJSON.decode([[[Int]]].self, from: text, limits: exact) == [[[1, 2]]])
        for limits in [JSONLimits(depth: 2), JSONLimits(valueCount: 4), JSONLimits(numberBytes: 0)] {
            #expect(throws: JSONMistake.self) { try StrictJSON.decode([[[Int]]].self, from: text, limits: limits) }
        }
    }

    @Test("gives an error or a value for every cut and every changed byte of a body, and never ends the program")
    func mutations() {
        let text = Array(
            #"{"title":"\ud83d\ude00ä","votes":-1,"weight":1.5e3,"tags":["x"],"author":{"name":"Ada"}}"#.utf8)
        var mutants = text.indices.map { Array(text[..<$0]) }
        for index in text.indices {
            for byte: UInt8 in [0x00, 0x22, 0x2C, 0x5B, 0x5C, 0x7B, 0x80, 0xFF] {
                var mutant = text
                mutant[index] = byte
                mutants.append(mutant)
            }
        }
        var read = 0
        for mutant in mutants {
            do {
                _ = try StrictJSON.decode(DraftBody.self, from: mutant)
                read += 1
            } catch {
                #expect(error is JSONMistake)
            }
        }
        #expect(read < mutants.count / 2)
    }
}
