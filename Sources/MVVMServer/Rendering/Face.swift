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
        let best = ContentNegotiation.best(of: Self.offeredTypes, accepting: fields)
        guard let offer = Self.offers.first(where: { $0.type == best }) else { return nil }
        self = offer.face
    }

    private static let offers: [(type: MediaType, face: Face)] =
        Face.allCases.map { ($0.mediaType, $0) } + [(.problem, .json)]
    private static let offeredTypes = offers.map(\.type)

    var mediaType: MediaType {
        switch self {
        case .html: .html
        case .fragment: Self.fragmentType
        case .json: .json
        }
    }

    private static let fragmentType: MediaType = "text/vnd.vitrine.fragment+html; charset=utf-8"
}
