/// A client is too old for the server, or for one page of it. As a credential's rejection, no request declares it and every
/// client has to expect it; the server answers 426 (RFC 9110 §15.5.22).
public struct UnsupportedVersionError: Error, Hashable, Sendable, Decodable {
    /// The client's.
    public let version: SystemVersion
    /// The oldest that is served.
    public let minimumVersion: SystemVersion

    public init(version: SystemVersion, minimumVersion: SystemVersion) {
        self.version = version
        self.minimumVersion = minimumVersion
    }

    /// The `type` of its problem document, by which it is told from every other answer.
    package static let problemType = "/problems/unsupported-version"
}

extension UnsupportedVersionError: CustomStringConvertible {
    public var description: String {
        "Version \(version) is no longer served; \(minimumVersion) is the oldest that is."
    }
}
