extension Connection {
    /// Reads the whole file (https://www.sqlite.org/pragma.html#pragma_quick_check): a damaged one must not be written on.
    ///
    /// - Throws: `SQLiteError` with `.corrupt`, which tells the first damage.
    func checkIntegrity(path: String) throws {
        let finding: String?
        do {
            finding = try first("PRAGMA quick_check(1)") { row in try row[0] }
        } catch let error as SQLiteError where error.code.primary == .corrupt {
            finding = error.message
        }
        guard finding != "ok" else { return }
        let damage = (finding ?? "").split(separator: "\n").joined(separator: " ")
        throw SQLiteError(
            code: .corrupt,
            message: "\(path) is damaged: \(damage). Put a copy in its place, or save what sqlite3's "
                + ".recover finds in it.")
    }
}
