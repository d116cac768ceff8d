import HTTP
import MVVM

@testable import MVVMServer

/// A request with a tail, a query, an order and a body.
struct EverythingRequest: CreateRequest {
    typealias Query = EverythingQuery
    typealias Fragment = EmptyFragment
    typealias RequestBody = EverythingQuery
    typealias ResponseBody = EmptyBody
    typealias ResponseError = EmptyError
    typealias Sort = SortCriteria<Key>

    enum Key: String, SortKey { case votes, title, newest }

    let query: EverythingQuery
    let sort: Sort
    let requestBody: EverythingQuery

    init(query: EverythingQuery, sort: Sort, requestBody: EverythingQuery) {
        self.query = query
        self.sort = sort
        self.requestBody = requestBody
    }

    init(_ random: inout RandomValues) {
        query = EverythingQuery(&random)
        requestBody = EverythingQuery(&random)
        let keys = Key.allCases.filter { _ in random.bool() }
        sort = Sort(keys.map { SortTerm($0, random.bool() ? .ascending : .descending) })
    }
}

/// Stands at the request's path, and answers nothing.
struct EverythingEndpoint: Endpoint {
    typealias Services = Int

    var path = EverythingRequest.path
    var hasTail = EverythingRequest.Query.hasPathComponent
    var misplacedTail: String?
    var name = "EverythingRequest"
    var page: (any ViewModel.Type)? { nil }
    var parts: [any PropertyVisitable.Type] { [] }

    func respond<Shell: ViewModel>(to call: Call, on stage: Stage<Int, Shell>) async throws -> Response {
        throw HTTPFailure.notFound
    }
}
