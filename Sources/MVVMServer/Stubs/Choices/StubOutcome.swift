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
    /// The request's own error of that code; a write that has none of that code succeeds.
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

    /// - Parameter examples: the errors of the request.
    /// - Throws: what the write ends in.
    func play<Failure: ServerRequestError>(among examples: [Failure]) async throws {
        switch self {
        case .success: return
        case .slow: try await Task.sleep(for: .seconds(3))
        case .failure(.tooManyRequests): throw HTTPFailure.retry(.tooManyRequests, afterSeconds: 30)
        case .failure(let kind): throw HTTPFailure(kind)
        case .internalError: throw ChosenInPreview()
        case .error(let code): if let example = examples.first(where: { $0.errorCode == code }) { throw example }
        }
    }
}
