extension String {
    /// A response without its `Date` line, which no test can know.
    var undated: String {
        split(separator: "\r\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("Date: ") }
            .joined(
                separator: "\r\n")
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
