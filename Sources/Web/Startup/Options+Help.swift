extension Options {
    /// The whole help; every line of the options comes from their table.
    static var help: String {
        let rows = Option.all.map { option in
            let left = "  --" + option.name + (option.value.map { " \($0)" } ?? "")
            return left.padded(to: 22) + option.explanation + "\n" + "".padded(to: 22) + "[\(option.variable)]"
        }
        return """
            Vitrine, an idea board.

            Usage: Web [serve] [options]   serve the board (the default)
                   Web check [options]     check templates, words and files, then stop
                   Web help                show this

            Options, each also as an environment variable; the command line wins:
            \(rows.joined(separator: "\n"))
              -h, --help          Show this.

            Signals: SIGTERM and SIGINT stop, SIGHUP takes in changed templates, words, files and the key of cookies.

            Exit codes: 0 well, 64 wrong use, 65 a mistake in templates or words, 69 the address or the data folder is
            not to be had, 73 the data folder cannot be made, 74 the data cannot be read or written, 75 the same, but it
            may pass, 70 anything else.
            """
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        count >= width ? self + " " : self + String(repeating: " ", count: width - count)
    }
}
