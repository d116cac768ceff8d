import Foundation

extension SigningKey {
    /// The key that a file keeps, so that what was handed out before a restart is still known after it.
    ///
    /// - Parameter file: made where it is missing, to be read by its owner alone; nil makes a key for this run only.
    /// - Throws: `SodiumUnavailable`, `SigningKeyUnusable`, or what reading the file throws.
    init(keptIn file: URL?) throws {
        guard let file else {
            try self.init()
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
