/// The right name that a wrong one was probably meant to be.
enum NearestName {
    /// `"; did you mean 'voteTitle'?"`, or nothing where no candidate is near.
    static func hint(for name: String, among candidates: some Sequence<String>) -> String {
        let letters = Array(name.utf8.prefix(64))
        let limit = max(1, letters.count / 3)
        var best: (name: String, distance: Int)?
        for candidate in candidates where candidate != name {
            let distance = distance(letters, Array(candidate.utf8.prefix(64)))
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best.map { "; did you mean '\($0.name)'?" } ?? ""
    }

    /// Edits in bytes: insert, delete, replace, swap two neighbours (optimal string alignment).
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var rows = [Array(0...right.count)]
        for (line, byte) in left.enumerated() {
            var row = [line + 1]
            for (column, other) in right.enumerated() {
                let replaced = rows[line][column] + (byte == other ? 0 : 1)
                var best = min(replaced, rows[line][column + 1] + 1, row[column] + 1)
                if line > 0, column > 0, byte == right[column - 1], other == left[line - 1] {
                    best = min(best, rows[line - 1][column - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
