import HTTP
import MVVM

/// What a client says of the version of the contract that it speaks.
enum ClientVersion: Hashable, Sendable {
    /// As every browser.
    case unsaid
    case said(SystemVersion)
    /// What is no version.
    case unreadable(String)

    init(_ fields: HeaderFields) {
        self = fields[VersionGate.fieldName].map { SystemVersion($0).map(Self.said) ?? .unreadable($0) } ?? .unsaid
    }

    /// The one that is written for; the newest where none was read.
    var spoken: SystemVersion { if case .said(let version) = self { version } else { .newest } }
}
