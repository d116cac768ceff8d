/// Why a request is refused before anybody looks at what it asks. Every one ends the connection: after a doubt about
/// framing no later byte can be trusted (RFC 9112 §2.2, §6.3, §11.2).
public enum RequestFailure: String, Error, Sendable, Hashable, CaseIterable {
    case bareLineFeed
    case bareCarriageReturn
    case controlByte
    case malformedRequestLine
    case requestLineTooLong
    case malformedTarget
    case unsupportedVersion
    case methodNotImplemented
    case foldedField
    case malformedField
    case tooManyFields
    case fieldsTooLarge
    case missingHost
    case repeatedHost
    case malformedHost
    case hostDiffersFromTarget
    case malformedContentLength
    case repeatedContentLength
    case malformedTransferEncoding
    case unsupportedTransferCoding
    case transferEncodingInHTTP10
    case contentLengthWithTransferEncoding
    case unknownExpectation
    case bodyTooLarge
    case malformedChunk
    case chunkExtensionsTooLarge
    case malformedTrailer

    public var status: Status {
        switch self {
        case .requestLineTooLong: .uriTooLong
        case .unsupportedVersion: .versionNotSupported
        case .methodNotImplemented, .unsupportedTransferCoding: .notImplemented
        case .tooManyFields, .fieldsTooLarge: .headerFieldsTooLarge
        case .unknownExpectation: .expectationFailed
        case .bodyTooLarge: .contentTooLarge
        default: .badRequest
        }
    }
}
