/// What a request does, and by that its HTTP method.
public enum ServerRequestAction: String, Sendable, Hashable, Codable {
    case show, create, update, replace, delete, destroy

    /// The method that JSON clients use; an HTML form posts every write with POST.
    public var httpMethod: String {
        switch self {
        case .show: "GET"
        case .create: "POST"
        case .update: "PATCH"
        case .replace: "PUT"
        case .delete, .destroy: "DELETE"
        }
    }
}
