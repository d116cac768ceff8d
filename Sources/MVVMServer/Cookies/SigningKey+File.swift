import Foundation

extension SigningKey {
    /// The key that a file keeps, so that what was handed out before a restart is still known after it.
    ///
    /// - Parameters:
    ///   - file: made where it is missing, to be read by its owner alone. What it holds counts, over every other key.
    ///   - known: of the same run, taken where there is no file; nil makes a new one for this run only.
    /// - Throws: `SodiumUnavailable`, `SigningKeyUnusable`, or what reading the file throws.
    init(keptIn file: URL?, else known: SigningKey? = nil) throws {
        guard let file else {
            self = try known ?? SigningKey()
            return
        }
        if FileManager.default.fileExists(atPath: file.path) {
            guard let key = try SigningKey(bytes: Array(try Data(contentsOf: file))) else {
                throw SigningKeyUnusable(path: file.path)
            }
            self = key
        } else {
            try self.init()
            let isKept = FileManager.default.createFile(
                atPath: file.path, contents: Data(bytes), attributes: [.posixPermissions: 0o600])
            guard isKept else { throw SigningKeyUnusable(path: file.path) }
        }
    }
}
