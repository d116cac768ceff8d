import MVVM

/// Reads one idea.
public struct IdeaRequest: ViewModelRequest {
    public typealias ResponseBody = IdeaViewModel

    public struct Query: ServerRequestQuery {
        @PathComponent public var id: ModelIdType

        public init(id: ModelIdType) { self.id = id }
    }

    public let query: Query
    public let fragment: IdeaPart

    /// - Parameter part: where a browser begins that loads the page.
    public init(id: ModelIdType, at part: IdeaPart = .whole) {
        query = Query(id: id)
        fragment = part
    }
}
