/// One connection that reads, on its own thread. In WAL mode it neither waits for the writer nor holds it up.
actor Reader {
    private let connection: Connection
    private let executor = BlockingExecutor(label: "sqlite.reader")

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ connection: sending Connection) {
        self.connection = connection
    }

    /// All queries of `body` see the database as it was at the first of them.
    func read<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) throws -> Value {
        try connection.transaction(.reading) { try body(connection) }
    }

    func close() throws {
        try connection.close()
    }
}
