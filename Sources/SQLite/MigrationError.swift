/// Why a file is not touched. Each is for the person who starts the server.
public enum MigrationError: Error, Equatable, Sendable {
    /// A later version of the program has led the file beyond `known`.
    case newerSchema(path: String, found: Int, known: Int)
    /// The file was made by another text of migration `number` than the program carries now.
    case changedMigration(path: String, number: Int, name: String)
    /// The file has tables, but none of them tells of migrations: it belongs to something else.
    case foreignDatabase(path: String)
    /// After the migrations, rows of `table` point to rows that do not exist. Nothing was kept.
    case brokenReference(path: String, table: String)
}

extension MigrationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .newerSchema(let path, let found, let known):
            "\(path): its schema is number \(found), this program knows up to \(known). Use the newer program."
        case .changedMigration(let path, let number, let name):
            "\(path): migration \(number) (\(name)) has changed since it was applied. Restore it; add a new one."
        case .foreignDatabase(let path):
            "\(path): holds tables of another program. Choose another file."
        case .brokenReference(let path, let table):
            "\(path): the migrations would leave rows of \(table) that point nowhere. The file is as it was."
        }
    }
}
