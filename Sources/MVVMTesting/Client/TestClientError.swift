/// What a test asks for that no client could send, or what no server may answer.
public enum TestClientError: Error, CustomStringConvertible {
    case wrongTarget(String)
    case wrongField(String)
    case wrongAddress(String)
    case wrongStatus(Int)

    public var description: String {
        switch self {
        case .wrongTarget(let target): "'\(target)' is no request target: a path and perhaps a query, percent-encoded."
        case .wrongField(let line): "'\(line)' is no header field."
        case .wrongAddress(let address): "'\(address)' is no address such as http://127.0.0.1:43125."
        case .wrongStatus(let code): "The server answered with the status \(code)."
        }
    }
}
