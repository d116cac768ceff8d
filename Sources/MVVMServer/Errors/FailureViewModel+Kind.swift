import HTTP
import MVVM

extension FailureViewModel {
    /// The failures below the app, each with its title in the catalog. Its name is the problem document's `code`.
    @ViewModelEnum
    public enum Kind: LocalizedCases, Hashable, CaseIterable {
        case badRequest, unauthorized, forbidden, notFound, methodNotAllowed, notAcceptable, requestTimeout, conflict
        case preconditionFailed, contentTooLarge, uriTooLong, unsupportedMediaType, rangeNotSatisfiable
        case expectationFailed, misdirected, unprocessable, upgradeRequired, tooManyRequests
        case headerFieldsTooLarge, internalError, notImplemented, unavailable, versionNotSupported

        var status: Status {
            switch self {
            case .badRequest: .badRequest
            case .unauthorized: .unauthorized
            case .forbidden: .forbidden
            case .notFound: .notFound
            case .methodNotAllowed: .methodNotAllowed
            case .notAcceptable: .notAcceptable
            case .requestTimeout: .requestTimeout
            case .conflict: .conflict
            case .preconditionFailed: .preconditionFailed
            case .contentTooLarge: .contentTooLarge
            case .uriTooLong: .uriTooLong
            case .unsupportedMediaType: .unsupportedMediaType
            case .rangeNotSatisfiable: .rangeNotSatisfiable
            case .expectationFailed: .expectationFailed
            case .misdirected: .misdirectedRequest
            case .unprocessable: .unprocessableContent
            case .upgradeRequired: .upgradeRequired
            case .tooManyRequests: .tooManyRequests
            case .headerFieldsTooLarge: .headerFieldsTooLarge
            case .internalError: .internalServerError
            case .notImplemented: .notImplemented
            case .unavailable: .serviceUnavailable
            case .versionNotSupported: .versionNotSupported
            }
        }

        /// The kind of a status; the client's or our fault where there is none of its own.
        init(_ status: Status) {
            self =
                Kind.allCases.first { $0.status == status } ?? (status.code < 500 ? .badRequest : .internalError)
        }
    }
}
