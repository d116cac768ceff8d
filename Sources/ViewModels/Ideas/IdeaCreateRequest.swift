import MVVM

/// Posts an idea.
public struct IdeaCreateRequest: CreateRequest {
    public struct RequestBody: ServerRequestBody, IdeaFields {
        public var title: String
        public var text: String
        public var authorName: String
        public var tags: String

        public var ideaValidationMessages: IdeaFieldsMessages { IdeaFieldsMessages() }

        public init(title: String, text: String = "", authorName: String = "", tags: String = "") {
            self.title = title
            self.text = text
            self.authorName = authorName
            self.tags = tags
        }

        public init(_ fields: some IdeaFields) {
            self.init(
                title: fields.title, text: fields.text, authorName: fields.authorName, tags: fields.tags)
        }
    }

    /// The new idea.
    public typealias ResponseBody = IdeaViewModel

    public let requestBody: RequestBody

    public init(requestBody: RequestBody) { self.requestBody = requestBody }
}

// Text and tags may be left out of the JSON, and the name by a visitor who has one.
extension IdeaCreateRequest.RequestBody {
    private enum CodingKeys: CodingKey { case title, text, authorName, tags }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(forKey: .title)
        text = try container.decodeIfPresent(forKey: .text) ?? ""
        authorName = try container.decodeIfPresent(forKey: .authorName) ?? ""
        tags = try container.decodeIfPresent(forKey: .tags) ?? ""
    }
}
