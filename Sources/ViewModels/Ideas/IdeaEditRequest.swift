import MVVM

/// Reads the form that edits an idea.
public struct IdeaEditRequest: ViewModelRequest {
    public typealias ResponseBody = IdeaEditViewModel

    public struct Query: ServerRequestQuery {
        @PathComponent public var id: ModelIdType

        public init(id: ModelIdType) { self.id = id }
    }

    public let query: Query

    public init(id: ModelIdType) { query = Query(id: id) }
}
