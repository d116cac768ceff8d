import MVVM

/// Moves an idea to another stage.
public struct IdeaMoveRequest: UpdateRequest {
    public struct RequestBody: ServerRequestBody, Hashable {
        public var ideaId: ModelIdType
        public var stageId: ModelIdType
        /// The version of the idea that the visitor saw; another one by now is a conflict.
        public var basedOn: Int
        /// Where the form stood, and where a browser goes on.
        public var page: IdeaFormPage

        public init(ideaId: ModelIdType, stageId: ModelIdType, basedOn: Int, page: IdeaFormPage = .board) {
            self.ideaId = ideaId
            self.stageId = stageId
            self.basedOn = basedOn
            self.page = page
        }
    }

    /// The card where it is now.
    public typealias ResponseBody = IdeaCardViewModel

    public let requestBody: RequestBody

    public init(requestBody: RequestBody) { self.requestBody = requestBody }
}

// A program need not name a page.
extension IdeaMoveRequest.RequestBody {
    private enum CodingKeys: CodingKey { case ideaId, stageId, basedOn, page }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        ideaId = try container.decode(forKey: .ideaId)
        stageId = try container.decode(forKey: .stageId)
        basedOn = try container.decode(forKey: .basedOn)
        page = try container.decodeIfPresent(forKey: .page) ?? .board
    }
}
