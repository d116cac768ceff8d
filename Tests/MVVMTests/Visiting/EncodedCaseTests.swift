import Foundation
import MVVM
import Testing

@Suite("A case on the wire")
struct EncodedCaseTests {
    private func decode(_ json: String) throws -> CardViewModel.Result {
        try JSONDecoder().decode(CardViewModel.Result.self, from: Data(json.utf8))
    }

    private func encode(_ result: CardViewModel.Result) throws -> String {
        String(decoding: try JSONEncoder().encode(result), as: UTF8.self)
    }

    @Test("is its name, or an object with its name as the only key")
    func roundTrip() throws {
        #expect(try encode(.notFound) == #""notFound""#)
        guard case .notFound = try decode(#""notFound""#) else { throw Unexpected() }
        let success = try encode(.success(.stub(name: "mobile")))
        guard case .success(let tag) = try decode(success) else { throw Unexpected() }
        #expect(tag.name == "mobile")
        guard case .success = try decode(#"{"success":{"name":"a","vmId":"b"}}"#) else { throw Unexpected() }
    }

    @Test(
        "is refused when it is anything else",
        arguments: [
            #""success""#, #""""#, #""NotFound""#, "1", "null", "[]", "{}", #"{"success":null}"#, #"{"success":{}}"#,
            #"{"gone":1}"#, #"{"success":{"name":"a","vmId":"b"},"notFound":true}"#,
        ])
    func refused(_ json: String) {
        #expect(throws: DecodingError.self) { try decode(json) }
    }

    @Test("that is unknown is told with those that there are")
    func unknown() {
        let error = #expect(throws: DecodingError.self) { try decode(#""gone""#) }
        #expect(String(describing: error).contains("'gone' is no case; there are 'success', 'notFound'."))
    }

    private struct Unexpected: Error {}
}
