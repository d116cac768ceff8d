import HTTP
import MVVM

extension FailureViewModel {
    /// The failures below the app, each with its title in the catalog.
    @ViewModelEnum
    public enum Kind: LocalizedCases, Hashable, CaseIterable {
        case badRequest, forbidden, notFound, methodNotAllowed, notAcceptable, requestTimeout, conflict, contentTooLarge
        case uriTooLong, unsupportedMediaType, headerFieldsTooLarge, internalError, notImplemented, unavailable

        var status: Status {
            switch self {
            case .badRequest: .badRequest
            case .forbidden: .forbidden
            case .notFound: .notFound
            case .methodNotAllowed: .methodNotAllowed
            case .notAcceptable: .notAcceptable
            case .requestTimeout: .requestTimeout
            case .conflict: .conflict
            case .contentTooLarge: .contentTooLarge
            case .uriTooLong: .uriTooLong
            case .unsupportedMediaType: .unsupportedMediaType
            case .headerFieldsTooLarge: .headerFieldsTooLarge
            case .internalError: .internalServerError
            case .notImplemented: .notImplemented
            case .unavailable: .serviceUnavailable
            }
        }

        /// The kind that says most about a status: the client's or our fault where none fits exactly.
        init(_ status: Status) {
            self =
                Kind.allCases.first { $0.status == status } ?? (status.code < 500 ? .badRequest : .internalError)
        }
    }
}
