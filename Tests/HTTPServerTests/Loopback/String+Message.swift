extension String {
    /// A response without what no test can know: the lines of its date and its id.
    var predictable: String {
        split(separator: "\r\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("Date: ") && !$0.hasPrefix("X-Request-Id: ") }.joined(separator: "\r\n")
    }

    /// The ids of the responses, in order.
    var requestIDs: [String] {
        split(separator: "\r\n").filter { $0.hasPrefix("X-Request-Id: ") }.map { String($0.dropFirst(14)) }
    }

    /// How many responses the text holds.
    var responses: Int { ranges(of: "HTTP/1.1 ").count }

    /// The status codes of the responses, in order.
    var statuses: [Int] {
        ranges(of: "HTTP/1.1 ").compactMap { Int(self[$0.upperBound...].prefix(3)) }
    }

    /// The body behind each head; for bodies without a capital H.
    var bodies: [String] {
        split(separator: "\r\n\r\n", omittingEmptySubsequences: false).map {
            String($0.prefix { $0 != "H" })
        }
    }
}
