import MVVM

/// How a write ends in a preview, once its real rules held.
enum StubOutcome: Sendable, Hashable {
    case success
    /// After three seconds.
    case slow
    /// A failure below the app.
    case failure(FailureViewModel.Kind)
    /// Something that nobody declared.
    case internalError
    /// The request's own error of that code.
    case error(String)

    /// By the names that the switch bar offers.
    static let names = ["success", "slow", "404", "409", "422", "429", "500"]

    init(name: String) {
        self =
            switch name {
            case "success": .success
            case "slow": .slow
            case "404": .failure(.notFound)
            case "409": .failure(.conflict)
            case "422": .failure(.unprocessable)
            case "429": .failure(.tooManyRequests)
            case "500": .internalError
            default: .error(name)
            }
    }

    /// - Parameters:
    ///   - examples: the errors of the request.
    ///   - request: its name.
    /// - Throws: what the write ends in; 400 for a code that it does not have, since a success would be taken for the
    ///   outcome that was asked for.
    func play<Failure: ServerRequestError>(among examples: [Failure], of request: String) async throws {
        switch self {
        case .success: return
        case .slow: try await Task.sleep(for: .seconds(3))
        case .failure(.tooManyRequests): throw HTTPFailure.retry(.tooManyRequests, afterSeconds: 30)
        case .failure(let kind): throw HTTPFailure(kind)
        case .internalError: throw ChosenInPreview()
        case .error(let code):
            guard let example = examples.first(where: { $0.errorCode == code }) else {
                throw HTTPFailure(unknownOutcome: code, of: request, having: examples.map(\.errorCode))
            }
            throw example
        }
    }
}

extension HTTPFailure {
    /// - Parameter codes: those that the write has.
    fileprivate init(unknownOutcome code: String, of request: String, having codes: [String]) {
        let shown = code.count > 40 ? "\(code.prefix(40))…" : code
        let outcomes = StubOutcome.names + codes
        let detail = StubRemark.unknownOutcome.localized([
            "request": LocalizableString.constant(request), "outcome": LocalizableString.constant(shown),
            "outcomes": LocalizableList(outcomes.map(LocalizableString.constant), kind: .or),
        ])
        let listed = outcomes.joined(separator: ", ")
        self.init(
            .badRequest, detail: detail,
            reason: "\(StubChoice.outcome.name): \(request) has no error '\(shown)', but \(listed).", problems: [])
    }
}
