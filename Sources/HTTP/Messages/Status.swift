/// A status code of three digits (RFC 9110 §15).
public struct Status: Hashable, Sendable, CustomStringConvertible {
    public let code: Int

    /// `nil` outside 100…599, the classes that RFC 9110 knows.
    public init?(code: Int) {
        guard (100...599).contains(code) else { return nil }
        self.code = code
    }

    private init(_ code: Int) { self.code = code }

    public static let `continue` = Status(100)
    public static let ok = Status(200)
    public static let created = Status(201)
    public static let accepted = Status(202)
    public static let noContent = Status(204)
    public static let resetContent = Status(205)
    public static let partialContent = Status(206)
    public static let movedPermanently = Status(301)
    public static let found = Status(302)
    public static let seeOther = Status(303)
    public static let notModified = Status(304)
    public static let temporaryRedirect = Status(307)
    public static let permanentRedirect = Status(308)
    public static let badRequest = Status(400)
    public static let unauthorized = Status(401)
    public static let forbidden = Status(403)
    public static let notFound = Status(404)
    public static let methodNotAllowed = Status(405)
    public static let notAcceptable = Status(406)
    public static let requestTimeout = Status(408)
    public static let conflict = Status(409)
    public static let gone = Status(410)
    public static let preconditionFailed = Status(412)
    public static let contentTooLarge = Status(413)
    public static let uriTooLong = Status(414)
    public static let unsupportedMediaType = Status(415)
    public static let rangeNotSatisfiable = Status(416)
    public static let expectationFailed = Status(417)
    public static let misdirectedRequest = Status(421)
    public static let unprocessableContent = Status(422)
    public static let upgradeRequired = Status(426)
    public static let preconditionRequired = Status(428)
    public static let tooManyRequests = Status(429)
    public static let headerFieldsTooLarge = Status(431)
    public static let internalServerError = Status(500)
    public static let notImplemented = Status(501)
    public static let badGateway = Status(502)
    public static let serviceUnavailable = Status(503)
    public static let gatewayTimeout = Status(504)
    public static let versionNotSupported = Status(505)

    /// False for 1xx, 204 and 304, whose messages end with the head (RFC 9112 §6.3).
    public var allowsContent: Bool { code >= 200 && code != 204 && code != 304 }

    public var description: String { "\(code) \(reason)" }
}
