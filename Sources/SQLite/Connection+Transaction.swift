extension Connection {
    enum TransactionKind {
        /// One unchanging view of the database for several queries.
        case reading
        /// Takes the write lock at once: a reading transaction that turned into a writing one could deadlock.
        case writing
    }

    /// Runs `body` between BEGIN and COMMIT; what it throws rolls everything back.
    func transaction<Value>(_ kind: TransactionKind, _ body: () throws -> Value) throws -> Value {
        switch kind {
        case .reading: try run("BEGIN")
        case .writing: try run("BEGIN IMMEDIATE")
        }
        do {
            let value = try body()
            try run("COMMIT")
            return value
        } catch {
            try rollBack()
            throw error
        }
    }

    /// Undoes the transaction, unless SQLite has already done so by itself.
    func rollBack() throws {
        if isInTransaction { try run("ROLLBACK") }
    }
}
