/// The words of a command line, sorted to their options.
struct Arguments {
    private(set) var command = Options.Command.serve
    /// By the option's name, in the order of the line; of an option without a value, "".
    private(set) var values: [String: [String]] = [:]

    /// - Throws: `UsageMistake` with one line about the first thing that is wrong. Behind a `--help` nothing is.
    init(_ words: [String]) throws(UsageMistake) {
        var rest = words[...]
        if let first = rest.first, !first.hasPrefix("-") {
            guard let command = Options.Command(rawValue: first) else {
                throw UsageMistake("'\(first)' is no command; there are serve, check and help.")
            }
            self.command = command
            rest.removeFirst()
        }
        while let word = rest.popFirst() {
            if word == "--help" || word == "-h" {
                command = .help
                return
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = Option.all.first(where: { "--\($0.name)" == parts[0] }) else {
                throw UsageMistake("'\(word)' is no option; --help lists them.")
            }
            let value = try Self.value(of: option, written: parts.count == 2 ? parts[1] : nil, before: &rest)
            values[option.name] = (option.isList ? values[option.name] ?? [] : []) + [value]
        }
    }

    /// What stands behind the equals sign, else the next word. One that begins like an option is none: a value was
    /// forgotten.
    private static func value(
        of option: Option, written: String?, before rest: inout ArraySlice<String>
    ) throws(UsageMistake) -> String {
        guard let name = option.value else {
            guard written == nil else { throw UsageMistake("--\(option.name) takes no value.") }
            return ""
        }
        if written == nil, let next = rest.first, next.hasPrefix("-") {
            throw UsageMistake("--\(option.name) needs \(name), and '\(next)' looks like an option.")
        }
        guard let value = written ?? rest.popFirst(), !value.isEmpty else {
            throw UsageMistake("--\(option.name) needs \(name).")
        }
        return value
    }
}
