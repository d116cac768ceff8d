extension String {
    /// A response without its `Date` line, which no test can know.
    var undated: String {
        split(separator: "\r\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("Date: ") }.joined(
            separator: "\r\n")
    }

    /// How many responses the text holds.
    var responses: Int { ranges(of: "HTTP/1.1 ").count }
}
