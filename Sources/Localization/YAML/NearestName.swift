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

    /// Levenshtein's distance in bytes, by one row.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var row = Array(0...right.count)
        for (line, byte) in left.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, other) in right.enumerated() {
                let replaced = diagonal + (byte == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[right.count]
    }
}
