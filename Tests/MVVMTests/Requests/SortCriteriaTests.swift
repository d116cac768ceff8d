import MVVM
import Testing

@Suite("An order")
struct SortCriteriaTests {
    private typealias Order = SortCriteria<IdeaListRequest.SortBy>

    private func read(_ text: String?) throws -> Order {
        try KeyValueDecoder(text.map { [KeyValuePair(name: "sort", value: $0)] } ?? []).decodeSort(Order.self)
    }

    @Test("is read as it is written, and may be left out")
    func reading() throws {
        #expect(try read(nil) == Order())
        #expect(try read("") == Order())
        #expect(try read("title") == Order(.init(.title)))
        #expect(try read("-votes,title") == Order(.init(.votes, .descending), .init(.title)))
    }

    @Test(
        "names meanings that there are, each once",
        arguments: [
            ("id", "'id' is nothing to sort by; there are 'votes', 'title'."), ("votes,votes", "names a key twice"),
            ("votes,", "'' is nothing"), ("--votes", "'-votes' is nothing"), ("votes;drop", "'votes;drop' is nothing"),
        ])
    func refused(_ text: String, _ complaint: String) throws {
        let error = try #require(throws: DecodingError.self) { try read(text) }
        #expect(String(describing: error).contains(complaint))
    }
}

@Suite("A page of a list")
struct PaginationTests {
    @Test(
        "stays within the list and its limit, whatever is asked",
        arguments: [
            (Pagination(), 0..<10), (Pagination(startIndex: 20), 20..<25), (Pagination(startIndex: 99), 25..<25),
            (Pagination(startIndex: 3, maxResults: 2), 3..<5), (Pagination(maxResults: 1000), 0..<10),
            (Pagination(startIndex: -1, maxResults: -1), 0..<0),
            (Pagination(startIndex: .max, maxResults: .max), 25..<25),
        ])
    func ranges(_ page: Pagination, _ range: Range<Int>) {
        #expect(page.range(of: 25, limit: 10) == range)
    }

    @Test("that begins before the list is refused")
    func negative() {
        let pairs = [KeyValuePair(name: "startIndex", value: "-1")]
        #expect(throws: DecodingError.self) { try KeyValueDecoder(pairs).decode(Pagination.self) }
    }
}
