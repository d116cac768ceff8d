/// Why a text is no origin; told as the rest of a sentence that begins with the text.
public enum OriginMistake: Error, CustomStringConvertible {
    case noScheme, noHost, noPort
    /// A path, a query, a user, or what no host is called.
    case moreThanOrigin

    public var description: String {
        switch self {
        case .noScheme: "begins with neither https:// nor http://"
        case .noHost: "has no host"
        case .noPort: "has a port above 65535"
        case .moreThanOrigin: "is more than an origin: paths come from the requests' types"
        }
    }
}
