import MVVM

/// Moves an idea to another stage.
public struct IdeaMoveRequest: UpdateRequest {
    public struct RequestBody: ServerRequestBody, Hashable {
        public var ideaId: ModelIdType
        public var stageId: ModelIdType
        /// The version of the idea that the visitor saw; another one by now is a conflict.
        public var basedOn: Int

        public init(ideaId: ModelIdType, stageId: ModelIdType, basedOn: Int) {
            self.ideaId = ideaId
            self.stageId = stageId
            self.basedOn = basedOn
        }
    }

    /// The card where it is now.
    public typealias ResponseBody = IdeaCardViewModel

    public let requestBody: RequestBody

    public init(requestBody: RequestBody) { self.requestBody = requestBody }
}
