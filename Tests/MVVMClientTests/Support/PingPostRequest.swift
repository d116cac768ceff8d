import Foundation
import MVVM

/// A write whose error decodes from anything.
struct PingPostRequest: CreateRequest {
    typealias Query = EmptyQuery
    typealias Fragment = EmptyFragment
    typealias ResponseBody = Pong
    typealias Sort = EmptySort

    struct RequestBody: ServerRequestBody {
        var text: String
        var id: UUID?
        var at: Date?
    }

    /// Decodes from any object at all.
    struct ResponseError: ServerRequestError {
        var errorCode: String { "anything" }
        var message: LocalizableString { .empty }
        var status: Int { 400 }

        init() {}
        init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: Key.self) }
        func encode(to encoder: any Encoder) throws {}
        private enum Key: CodingKey {}

        static var propertyTable: PropertyTable { PropertyTable(of: Self.self, []) }
        func visit<V: PropertyVisitor>(_ index: Int, with visitor: inout V) {}
    }

    let requestBody: RequestBody

    init(_ text: String = "a", id: UUID? = nil, at: Date? = nil) {
        requestBody = RequestBody(text: text, id: id, at: at)
    }
}
