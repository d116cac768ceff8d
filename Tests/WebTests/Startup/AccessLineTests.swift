import Foundation
import HTTP
import HTTPServer
import Testing

@testable import Web

@Suite("A line of the access log")
struct AccessLineTests {
    private func line(target: String?, fields: HeaderFields = [:], isWhole: Bool = true) throws -> AccessLine {
        let head = try target.map {
            RequestHead(method: .get, target: try #require(RequestTarget(parsing: $0)), fields: fields)
        }
        let exchange = ExchangeRecord(
            id: .inProcess, peer: SocketAddress(parsing: "10.0.0.1:5000"), head: head,
            status: head == nil ? .badRequest : .ok, sentBytes: 37_012, duration: .microseconds(1_000_312),
            isWhole: isWhole)
        let proxies = TrustedProxies([try #require(AddressRange(parsing: "10.0.0.0/8"))])
        return AccessLine(exchange, end: Date(timeIntervalSince1970: 0), route: "IdeaRequest", proxies: proxies)
    }

    @Test("tells who asked what and how it went, and no query")
    func whole() throws {
        let line = try line(target: "/idea/a%20b?token=secret", fields: ["X-Forwarded-For": "192.0.2.7"])
        #expect(
            line.text
                == "1970-01-01T00:00:00.000Z 0000000000000 192.0.2.7 GET /idea/a%20b 200 37012 1.000312 IdeaRequest")
        #expect(
            line.json == """
                {"time":"1970-01-01T00:00:00.000Z","id":"0000000000000","client":"192.0.2.7","method":"GET",\
                "path":"/idea/a%20b","status":200,"bytes":37012,"seconds":1.000312,"route":"IdeaRequest","whole":true}
                """)
    }

    @Test("says when an answer did not get to its end")
    func broken() throws {
        let line = try line(target: "/idea", isWhole: false)
        #expect(line.text.hasSuffix(" IdeaRequest broken"))
        #expect(line.json.hasSuffix("\"whole\":false}"))
    }

    @Test("is there for what could not be read")
    func refused() throws {
        let text = try line(target: nil).text
        #expect(text == "1970-01-01T00:00:00.000Z 0000000000000 10.0.0.1 - - 400 37012 1.000312 IdeaRequest")
    }

    @Test("is an object whatever a path holds", arguments: ["/a|b[c]", "/%22%5C", "/'", "*"])
    func escaping(_ target: String) throws {
        let object = try JSONSerialization.jsonObject(with: Data(try line(target: target).json.utf8)) as? [String: Any]
        #expect(object?["path"] as? String == target)
    }
}
