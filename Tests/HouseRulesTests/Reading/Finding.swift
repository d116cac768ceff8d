/// A broken rule: where, and what the rule says.
struct Finding: Hashable, CustomStringConvertible {
    let path: String
    /// Counted from 1; nil when the finding is about the whole file.
    var line: Int?
    let rule: String

    var description: String {
        "\(path)\(line.map { ":\($0)" } ?? ""): \(rule)"
    }
}
