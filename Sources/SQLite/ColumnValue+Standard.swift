// How the standard library's types are stored: the four types of SQLite, and NULL for nil.

extension Int64: ColumnValue {
    public func bind(to statement: Statement, at index: Int) throws {
        try statement.bind(self, at: index)
    }

    public init(row: borrowing Row, column: Int) throws {
        self = try row.integer(at: column)
    }
}

extension Int: ColumnValue {
    public func bind(to statement: Statement, at index: Int) throws {
        try statement.bind(Int64(self), at: index)
    }

    public init(row: borrowing Row, column: Int) throws {
        self = Int(try row.integer(at: column))
    }
}

extension Double: ColumnValue {
    /// NaN becomes NULL, as SQLite has it.
    public func bind(to statement: Statement, at index: Int) throws {
        try statement.bind(self, at: index)
    }

    public init(row: borrowing Row, column: Int) throws {
        self = try row.real(at: column)
    }
}

extension String: ColumnValue {
    public func bind(to statement: Statement, at index: Int) throws {
        try statement.bind(self, at: index)
    }

    public init(row: borrowing Row, column: Int) throws {
        self = try row.text(at: column)
    }
}

extension [UInt8]: ColumnValue {
    public func bind(to statement: Statement, at index: Int) throws {
        try withUnsafeBytes { try statement.bind($0, at: index) }
    }

    public init(row: borrowing Row, column: Int) throws {
        self = try row.withBlob(at: column) { Array($0) }
    }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
    public func bind(to statement: Statement, at index: Int) throws {
        guard let self else { return try statement.bindNull(at: index) }
        try self.bind(to: statement, at: index)
    }

    public init(row: borrowing Row, column: Int) throws {
        self = row.isNull(at: column) ? nil : try Wrapped(row: row, column: column)
    }
}
