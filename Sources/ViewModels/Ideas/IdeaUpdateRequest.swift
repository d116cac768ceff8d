import MVVM

/// Puts another text in the place of an idea's.
public struct IdeaUpdateRequest: UpdateRequest {
    public struct RequestBody: ServerRequestBody, IdeaContent {
        public var ideaId: ModelIdType
        public var title: String
        public var text: String
        /// As it was typed: separated by commas.
        public var tags: String
        /// The version of the text that the visitor saw; another one by now is a conflict.
        public var basedOn: Int

        public var ideaValidationMessages: IdeaFieldsMessages { IdeaFieldsMessages() }

        public init(ideaId: ModelIdType, title: String, text: String, tags: String, basedOn: Int) {
            self.ideaId = ideaId
            self.title = title
            self.text = text
            self.tags = tags
            self.basedOn = basedOn
        }

        public init(_ ideaId: ModelIdType, _ content: some IdeaContent, basedOn version: Int) {
            self.init(ideaId: ideaId, title: content.title, text: content.text, tags: content.tags, basedOn: version)
        }
    }

    public typealias ResponseBody = IdeaUpdateResultViewModel

    public let requestBody: RequestBody

    public init(requestBody: RequestBody) { self.requestBody = requestBody }
}
