import MVVM

/// Makes the visitor's vote for an idea stand, or takes it back; said again, it changes nothing.
public struct IdeaVoteRequest: ReplaceRequest {
    public struct RequestBody: ServerRequestBody, Hashable {
        public var ideaId: ModelIdType
        /// Whether the vote stands afterwards.
        public var stands: Bool
        /// Where the form stood, and where a browser goes on.
        public var page: IdeaFormPage

        public init(ideaId: ModelIdType, stands: Bool, page: IdeaFormPage = .board) {
            self.ideaId = ideaId
            self.stands = stands
            self.page = page
        }
    }

    /// The form that takes it back again.
    public typealias ResponseBody = IdeaVoteFormViewModel

    public let requestBody: RequestBody

    public init(requestBody: RequestBody) { self.requestBody = requestBody }
}

// A program need not name a page.
extension IdeaVoteRequest.RequestBody {
    private enum CodingKeys: CodingKey { case ideaId, stands, page }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        ideaId = try container.decode(forKey: .ideaId)
        stands = try container.decode(forKey: .stands)
        page = try container.decodeIfPresent(forKey: .page) ?? .board
    }
}
