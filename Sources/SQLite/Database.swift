/// One SQLite file: a writer that groups commits, and readers beside it, each on its own thread.
///
/// Its closures block only their own thread, never the caller's event loop; they must not wait for anything but the
/// database.
public final class Database: Sendable {
    private let writer: Writer
    private let readers: ReaderPool

    /// Opens the file at `path`, creates it if it is missing (its folder must exist), and brings it to the newest of
    /// `migrations`. Blocks, so it belongs before the first request.
    ///
    /// - Throws: `SQLiteError`, with `.corrupt` for a damaged file; `MigrationError` for a file that `migrations` cannot
    ///   lead on.
    public static func open(path: String, migrations: [Migration], readers: Int = 4) throws -> Database {
        let connection = try Connection(path: path, access: .readWrite)
        try connection.checkIntegrity(path: path)
        try Migrator(migrations).migrate(connection, path: path)
        return Database(writer: Writer(connection), readers: try ReaderPool(path: path, count: readers))
    }

    private init(writer: Writer, readers: ReaderPool) {
        self.writer = writer
        self.readers = readers
    }

    /// Runs `body` on one unchanging view of the database, beside other reads and writes.
    public func read<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws -> Value {
        try await readers.read(body)
    }

    /// Runs `body` alone and returns when its changes are on disk; what it throws undoes them.
    ///
    /// Several writes may share a commit. If that commit fails, each of them throws, and none is kept.
    public func write<Value: Sendable>(_ body: @Sendable (Transaction) throws -> Value) async throws -> Value {
        try await writer.write(body)
    }

    /// Waits for running reads and writes, then closes the file. Later calls throw `SQLiteError` with `.misuse`.
    public func close() async throws {
        try await readers.close()
        try await writer.close()
    }
}
