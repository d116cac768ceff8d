import MVVM

/// Reads one idea.
public struct IdeaRequest: ViewModelRequest {
    public typealias ResponseBody = IdeaViewModel

    public struct Query: ServerRequestQuery {
        @PathComponent public var id: ModelIdType

        public init(id: ModelIdType) { self.id = id }
    }

    public let query: Query

    public init(id: ModelIdType) { query = Query(id: id) }
}
