// Path and query of one request value.
extension ServerRequest {
    /// The request target, percent-encoded: `/idea/0190…?page=2&sort=-votes`. Equal requests have equal targets.
    ///
    /// `sort` and `locale` are names that the site reads itself: a query's own properties have others.
    public var target: String {
        let pairs = KeyValueEncoder.pairs(of: query)
        let order = KeyValueEncoder.pairs(of: sort, below: "sort")
        let tail = pairs.tail.map { "/" + PathTail.segment(of: $0) } ?? ""
        return Self.path + tail + KeyValuePair.query(pairs.values + order.values)
    }
}
