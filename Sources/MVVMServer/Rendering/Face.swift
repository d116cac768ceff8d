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
        let offers: [(MediaType, Face)] = Face.allCases.map { ($0.mediaType, $0) } + [(.problem, .json)]
        let best = ContentNegotiation.best(of: offers.map(\.0), accepting: fields)
        guard let offer = offers.first(where: { $0.0 == best }) else { return nil }
        self = offer.1
    }

    var mediaType: MediaType {
        switch self {
        case .html: .html
        case .fragment: "text/vnd.vitrine.fragment+html; charset=utf-8"
        case .json: .json
        }
    }
}
