/// Finds what was meant by a name that does not exist.
///
/// A second one stands in `MVVM`: neither module may import the other, and a third for forty lines would cost more.
enum NearestName {
    /// The candidate with the fewest edits, if there are few enough to be a slip: at most a third of the letters.
    static func of(_ name: String, in candidates: some Sequence<String>) -> String? {
        let letters = Array(name.unicodeScalars.prefix(64))
        let limit = max(1, letters.count / 3)
        return
            candidates
            .map { (name: $0, distance: distance(letters, Array($0.unicodeScalars.prefix(64)))) }
            .filter { $0.distance <= limit }
            .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
            .name
    }

    /// Insertions, deletions, replacements and exchanges of neighbours (optimal string alignment).
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                let replaced = previous[column] + (letter == other ? 0 : 1)
                var least = min(replaced, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    least = min(least, beforePrevious[column - 1] + 1)
                }
                current.append(least)
            }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count]
    }
}
