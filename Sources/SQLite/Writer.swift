// The one connection that writes. Owns group commit: which writes share a COMMIT, and who hears of its failure.

/// A commit waits for the disk, and that is what a write costs. So the first write of a group begins the transaction
/// and lets those that wait already join before it commits for all of them; those that come while the disk works make
/// up the next group. Each write has its own savepoint: one that throws is undone alone.
actor Writer {
    private let connection: Connection
    private let executor = BlockingExecutor(label: "sqlite.writer")
    private var openGroup: CommitGroup?

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ connection: sending Connection) {
        self.connection = connection
    }

    /// Returns when the write is on disk. One that throws waits as well: what it read, and may tell of, is on disk
    /// then.
    func write<Value: Sendable>(_ body: @Sendable (Transaction) throws -> Value) async throws -> Value {
        let isFirst = openGroup == nil
        let group = try openGroup ?? begin()
        let result = Result { try perform(body, in: group) }
        if isFirst {
            await executor.letOthersRun()
            try commit(group)
        } else {
            try await withCheckedThrowingContinuation { group.join($0) }
        }
        return try result.get()
    }

    func close() async throws {
        while openGroup != nil { await executor.letOthersRun() }
        try connection.close()
    }

    private func begin() throws -> CommitGroup {
        try connection.run("BEGIN IMMEDIATE")
        let group = CommitGroup()
        openGroup = group
        return group
    }

    private func perform<Value>(_ body: (Transaction) throws -> Value, in group: CommitGroup) throws -> Value {
        try connection.run("SAVEPOINT one_write")
        do {
            let value = try body(Transaction(connection))
            try connection.run("RELEASE one_write")
            return value
        } catch {
            undo(in: group, because: error)
            throw error
        }
    }

    /// Takes one write back. If SQLite has ended the whole transaction by itself (disk full, I/O error), the writes
    /// that joined before are lost too, and must hear of it; those that come after make up a new group.
    private func undo(in group: CommitGroup, because reason: any Error) {
        do {
            try connection.run("ROLLBACK TO one_write")
            try connection.run("RELEASE one_write")
        } catch {
            abandon(group, because: reason)
        }
    }

    private func commit(_ group: CommitGroup) throws {
        if group.failure == nil {
            do {
                try connection.run("COMMIT")
                openGroup = nil
            } catch {
                abandon(group, because: error)
            }
        }
        try group.finish()
    }

    private func abandon(_ group: CommitGroup, because reason: any Error) {
        openGroup = nil
        do {
            try connection.rollBack()
        } catch {
            // The connection stays inside the transaction, so the next BEGIN fails, and with it every later write:
            // nothing can be acknowledged that is not kept.
            group.fail(error)
        }
        group.fail(reason)
    }
}
