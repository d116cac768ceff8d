/// A refused command, with the code of the W3C recommendation: `no such element`, `javascript error`, `timeout`, …
public struct WebDriverError: Error, Decodable, CustomStringConvertible {
    private enum CodingKeys: String, CodingKey {
        case code = "error"
        case message
    }

    public let code: String
    public let message: String

    public var description: String { "\(code): \(message)" }
}
