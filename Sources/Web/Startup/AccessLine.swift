import Foundation
import HTTP
import HTTPServer

/// What the access log tells of one answer. Never a query, a cookie or a body: secrets travel in those.
struct AccessLine {
    private let end: String
    /// That of the error pages and of the log.
    private let id: String
    /// Without a port; "-" where it is not known.
    private let client: String
    private let method: String
    private let path: String
    private let status: Int
    private let bytes: Int
    private let seconds: String
    private let route: String
    private let isWhole: Bool

    init(_ exchange: ExchangeRecord, end: Date, route: String, proxies: TrustedProxies) {
        self.end = end.formatted(Self.time)
        id = exchange.id.description
        let client = exchange.head.map { proxies.origin(of: $0, from: exchange.peer).client } ?? exchange.peer
        self.client = client?.host ?? "-"
        method = exchange.head?.method.rawValue ?? "-"
        path = exchange.head?.target.path ?? "-"
        status = exchange.status.code
        bytes = exchange.sentBytes
        seconds = Self.seconds(exchange.duration)
        self.route = route
        isWhole = exchange.isWhole
    }

    /// `2026-11-30T15:00:00.000Z 07SV4XXKD0G3P 192.0.2.7 GET /idea-board 200 37012 0.000312 IdeaBoardRequest`, with `broken`
    /// behind it where the answer did not get to its end.
    var text: String {
        "\(end) \(id) \(client) \(method) \(path) \(status) \(bytes) \(seconds) \(route)" + (isWhole ? "" : " broken")
    }

    /// The same as one object. Nothing in it needs escaping: a path holds no quote, no backslash and no control byte, or
    /// its request was refused (RFC 3986 §3.3).
    var json: String {
        """
        {"time":"\(end)","id":"\(id)","client":"\(client)","method":"\(method)","path":"\(path)","status":\(status),\
        "bytes":\(bytes),"seconds":\(seconds),"route":"\(route)","whole":\(isWhole)}
        """
    }

    private static let time = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    /// Six digits behind the point.
    private static func seconds(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let fraction = String(attoseconds / 1_000_000_000_000)
        return "\(seconds)." + String(repeating: "0", count: 6 - fraction.count) + fraction
    }
}
