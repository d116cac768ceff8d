import Foundation
import SQLite

/// The folder of the database.
struct DataFolder {
    let url: URL

    /// Makes the folder when it is missing.
    ///
    /// - Throws: `UnusableDataFolder`.
    init(_ path: String) throws(UnusableDataFolder) {
        url = URL(fileURLWithPath: path, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw UnusableDataFolder(path: path)
        }
    }

    /// Keeps the secret that signs cookies; read at each start and reload, and made where it is missing.
    static func keyFile(in path: String) -> URL {
        URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent("cookies.key")
    }

    /// - Throws: `SQLiteError`, `MigrationError`.
    func openDatabase() throws -> Database {
        try Database.open(path: url.appendingPathComponent("vitrine.sqlite").path, migrations: .all)
    }
}
