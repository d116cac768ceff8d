import Foundation
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("The JSON of a view model")
struct JSONRendererTests {
    @Test("is the same bytes in the same order, whatever kinds of values it has")
    func golden() async throws {
        let answer = try await TinySite.visitor().get("/idea-list", accept: "application/json")
        try expectSnapshot(of: answer.exchange, named: "every-kind-of-value")
        #expect(
            answer.text.hasPrefix(
                #"{"pageTitle":"Ideas","summary":"2 in all","ideas":["Dark mode","Export as CSV"],"count":2,"share":0.5,"#
            ))
        #expect(answer.text.contains(#""note":"a\"\\\n\u0001🧑","nothing":null,"votes":{"value":1234,"text":"1,234"},"#))
        #expect(answer.text.contains(#""outcomes":["open",{"done":{"days":{"value":3,"text":"3"}}}]"#))
        #expect(answer.text.contains(#""grid":[[1,2],[]],"byName":{"a":1,"b":2}"#))
        #expect(!answer.text.contains("isStub"))
    }

    @Test("is read back by the type itself and by Foundation")
    func roundTrip() async throws {
        let answer = try await TinySite.visitor().get("/idea-list", accept: "application/json", language: "es")
        let model: IdeaListViewModel = try answer.json()
        #expect(model.ideas == ["Dark mode", "Export as CSV"])
        #expect(model.votes.value == 1_234)
        #expect(model.votes.text == "1234")
        #expect(model.changed.value == StubClock.now)
        #expect(try JSONSerialization.jsonObject(with: Data(answer.body)) is [String: Any])
    }

    @Test("has numbers that JSON has: what is no number is null")
    func notANumber() throws {
        let localizer = try TinySite.shared.get().localizer(for: "en")
        for (number, text) in [(0.1, "0.1"), (1e21, "1e+21"), (-0.0, "-0.0"), (.infinity, "null"), (.nan, "null")] {
            let bytes = JSONRenderer().render(number, localizer: localizer)
            #expect(String(decoding: bytes, as: UTF8.self) == text)
        }
    }

    @Test(
        "escapes what would end a string",
        arguments: [
            ("\"", #""\"""#), ("\"\u{301}", "\"\\\"\u{301}\""), ("\\", #""\\""#), ("\r\n", #""\u000d\n""#),
            ("\0", #""\u0000""#), ("</script>", #""</script>""#), ("\u{2028}", "\"\u{2028}\""),
        ])
    func escapes(_ text: String, _ expected: String) throws {
        let localizer = try TinySite.shared.get().localizer(for: "en")
        let bytes = JSONRenderer().render(text, localizer: localizer)
        #expect(Array(expected.utf8) == bytes)
    }

    @Test("escapes at each position of eight bytes, in texts and in words", arguments: 0..<20)
    func everyPosition(_ position: Int) throws {
        let localizer = try TinySite.shared.get().localizer(for: "en")
        for special in ["\"", "\\", "\u{1F}", "\0", "\n"] {
            let text =
                String(repeating: "é", count: position / 2) + String(repeating: "a", count: position % 2) + special
                + "zz"
            let read =
                try JSONSerialization.jsonObject(
                    with: Data(JSONRenderer().render([text], localizer: localizer))) as? [String]
            #expect(read == [text])
            let words = JSONRenderer().render([LocalizableString.constant(text)], localizer: localizer)
            #expect(words == JSONRenderer().render([text], localizer: localizer))
        }
    }
}
