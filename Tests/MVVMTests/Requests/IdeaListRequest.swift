import Foundation
import MVVM

/// Reads a part of a list, in an order: a request with every part of a target.
struct IdeaListRequest: ShowRequest {
    typealias ResponseBody = EmptyBody
    // Written out: left to the defaults, the compiler (6.3.1) walks in a circle with the view models of this module.
    typealias Fragment = EmptyFragment
    typealias RequestBody = EmptyBody
    typealias ResponseError = EmptyError
    typealias Sort = SortCriteria<SortBy>

    struct Query: PaginatedQuery {
        @PathComponent var stage = ""
        var text: String?
        var tags: [String] = []
        var colors: Set<String> = []
        var counts: [String: Int] = [:]
        var author: UUID?
        var since: Date?
        var pagination = Pagination()
    }

    enum SortBy: String, SortKey { case votes, title }

    let query: Query
    let sort: Sort

    init(_ query: Query, sort: Sort = .init()) {
        self.query = query
        self.sort = sort
    }
}
