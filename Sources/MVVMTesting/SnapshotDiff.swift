/// Two texts, line by line: `- ` was recorded, `+ ` is new, and a few equal lines around each change.
struct SnapshotDiff: CustomStringConvertible {
    private typealias Line = (mark: Character, text: String)

    let description: String

    init(from old: String, to new: String, around: Int = 2) {
        let lines = Self.merge(old.snapshotLines, new.snapshotLines)
        let changes = lines.indices.filter { lines[$0].mark != " " }
        let shown = Set(changes.flatMap { max(0, $0 - around)...min(lines.count - 1, $0 + around) })
        var text: [String] = []
        for index in lines.indices {
            if shown.contains(index) {
                text.append("\(lines[index].mark) \(lines[index].text)")
            } else if index == 0 || shown.contains(index - 1) {
                text.append("  …")
            }
        }
        description = text.joined(separator: "\n")
    }

    private static func merge(_ old: [String], _ new: [String]) -> [Line] {
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old, by: { $0.utf8.elementsEqual($1.utf8) }) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [Line] = []
        var (before, after) = (0, 0)
        while before < old.count || after < new.count {
            if removed.contains(before) {
                lines.append(("-", old[before]))
                before += 1
            } else if inserted.contains(after) {
                lines.append(("+", new[after]))
                after += 1
            } else {
                lines.append((" ", old[before]))
                (before, after) = (before + 1, after + 1)
            }
        }
        return lines
    }
}

extension String {
    /// Split at line feeds only; a carriage return is shown, since the eye would miss that difference.
    fileprivate var snapshotLines: [String] {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self).replacing("\r", with: "␍") }
    }
}
