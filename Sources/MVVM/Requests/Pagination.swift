/// Which part of a list a query asks for: `pagination.startIndex=20&pagination.maxResults=10`.
public struct Pagination: Codable, Hashable, Sendable {
    /// From 0; nil begins at the first.
    public let startIndex: Int?
    /// nil leaves it to the server.
    public let maxResults: Int?

    /// Negative numbers become 0.
    public init(startIndex: Int? = nil, maxResults: Int? = nil) {
        self.startIndex = startIndex.map { max(0, $0) }
        self.maxResults = maxResults.map { max(0, $0) }
    }

    private enum CodingKeys: CodingKey { case startIndex, maxResults }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        startIndex = try container.decodeIfPresent(Int.self, forKey: .startIndex)
        maxResults = try container.decodeIfPresent(Int.self, forKey: .maxResults)
        guard startIndex ?? 0 >= 0, maxResults ?? 0 >= 0 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "A page begins at 0 or later."))
        }
    }

    /// The positions of the page in a list of `count`; never out of bounds, whatever was asked.
    ///
    /// - Parameter limit: how many a page has at most, and where the query does not say.
    public func range(of count: Int, limit: Int) -> Range<Int> {
        let start = min(startIndex ?? 0, count)
        return start..<start + min(min(maxResults ?? limit, limit), count - start)
    }
}
