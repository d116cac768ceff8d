import HTTP

/// Which of the faces of a view model an answer shows; the request's `Accept` decides.
public enum Face: Sendable, Hashable, CaseIterable {
    /// A whole page.
    case html
    /// What our script swaps into a page that is already there.
    case fragment
    case json

    /// The face that the client likes best; HTML where it does not say.
    ///
    /// - Returns: nil where it accepts none (406).
    init?(accepting fields: HeaderFields) {
        let best = ContentNegotiation.best(of: Face.allCases.map(\.mediaType), accepting: fields)
        guard let face = Face.allCases.first(where: { $0.mediaType == best }) else { return nil }
        self = face
    }

    var mediaType: MediaType {
        switch self {
        case .html: .html
        case .fragment: .fragment
        case .json: .json
        }
    }
}
