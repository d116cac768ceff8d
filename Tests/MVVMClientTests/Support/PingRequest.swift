import MVVM

/// A read with a tail and a query.
struct PingRequest: ShowRequest {
    typealias Fragment = EmptyFragment
    typealias RequestBody = EmptyBody
    typealias ResponseBody = Pong
    typealias ResponseError = EmptyError
    typealias Sort = EmptySort

    struct Query: ServerRequestQuery {
        @PathComponent var name: String
        var text: String?
    }

    let query: Query

    init(_ name: String = "a", text: String? = nil) { query = Query(name: name, text: text) }
}
