import HTTP
import MVVM

/// Turns away clients that speak too old a version of the contract.
struct VersionGate: Sendable {
    static let fieldName: FieldName = "X-System-Version"

    let current: SystemVersion
    let minimum: SystemVersion

    /// - Throws: `UnsupportedVersionError` (426) for one that is too old, `HTTPFailure` 400 for what is no version.
    func check(_ client: ClientVersion) throws {
        switch client {
        case .unsaid: break
        case .said(let version):
            guard version >= minimum else { throw UnsupportedVersionError(version: version, minimumVersion: minimum) }
        case .unreadable(let text):
            throw HTTPFailure.unreadable(
                .headerField, "\(VersionGate.fieldName) '\(text)' is no version such as 1.2.0.")
        }
    }

    /// The `Upgrade` that a 426 has to carry (RFC 9110 §15.5.22): the contract as a protocol, in the version that is needed.
    static func upgrade(to version: SystemVersion) -> String { "vitrine/\(version.versionString)" }
}
