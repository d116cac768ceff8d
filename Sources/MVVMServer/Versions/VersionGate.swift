import HTTP
import MVVM

/// Reads which version of the contract a client speaks, and turns away those that are too old.
struct VersionGate: Sendable {
    static let fieldName: FieldName = "X-System-Version"

    let current: SystemVersion
    let minimum: SystemVersion

    /// What the client says; who says nothing, such as every browser, gets the newest.
    func version(of head: RequestHead) -> SystemVersion {
        head.fields[VersionGate.fieldName].flatMap { SystemVersion($0) } ?? .newest
    }

    /// - Throws: `UnsupportedVersionError` (426) for one that is too old, `HTTPFailure` 400 for what is no version.
    func check(_ head: RequestHead) throws {
        guard let text = head.fields[VersionGate.fieldName] else { return }
        guard let version = SystemVersion(text) else {
            throw HTTPFailure.badRequest("\(VersionGate.fieldName) '\(text)' is no version such as 1.2.0.")
        }
        guard version >= minimum else { throw UnsupportedVersionError(version: version, minimumVersion: minimum) }
    }
}
