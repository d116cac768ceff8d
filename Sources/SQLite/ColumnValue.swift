/// A type that is stored in one column. The app adds its own by building on a stored type (`UUID` as 16 bytes).
public protocol ColumnValue {
    /// Binds itself, once, to parameter `index` (from 1).
    func bind(to statement: Statement, at index: Int) throws

    /// - Throws: `.mismatch` if the column holds anything that `bind` would not have written.
    init(row: borrowing Row, column: Int) throws
}

/// An enum with raw values is stored as them; a raw value without a case is a `.mismatch`.
extension ColumnValue where Self: RawRepresentable, RawValue: ColumnValue {
    public func bind(to statement: Statement, at index: Int) throws {
        try rawValue.bind(to: statement, at: index)
    }

    public init(row: borrowing Row, column: Int) throws {
        guard let value = Self(rawValue: try row[column]) else {
            throw row.mismatch(at: column, "holds no \(Self.self)")
        }
        self = value
    }
}
