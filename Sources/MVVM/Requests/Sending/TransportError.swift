/// Why a request has no answer of its own: everything that is neither its `ResponseError` nor a rejected credential.
public enum TransportError: Error, Hashable, Sendable {
    /// The environment names no server for this deployment.
    case noServer(deployment: String)
    /// The environment's address of the server cannot be used.
    case wrongBaseURL(String, reason: String)
    /// A field of the request holds what no field can: a line break, or a name that is none.
    case wrongField(name: String)
    /// No connection came about, or it broke. Whether the server has acted is not known.
    case unreachable(reason: String)
    case timedOut
    /// The server refused, in a way that no request declares.
    case refused(Problem)
    /// The answer is not what the request's type says: another version, or no server of ours.
    case unreadable(status: Int, reason: String)
}

extension TransportError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noServer(let deployment): "The environment names no server for the deployment '\(deployment)'."
        case .wrongBaseURL(let url, let reason): "'\(url)' is no base URL: \(reason)"
        case .wrongField(let name): "The field '\(name)' cannot be sent: it holds what no field can."
        case .unreachable(let reason): "The server cannot be reached: \(reason)"
        case .timedOut: "The server did not answer in time."
        case .refused(let problem):
            "\(problem.status) \(problem.title): \(problem.detail)" + (problem.reason.map { " (\($0))" } ?? "")
        case .unreadable(let status, let reason): "The answer (\(status)) cannot be read: \(reason)"
        }
    }
}
