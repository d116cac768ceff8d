/// A query for a part of a list.
public protocol PaginatedQuery: ServerRequestQuery {
    var pagination: Pagination { get }
}
