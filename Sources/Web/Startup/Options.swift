import Foundation

/// What the command line and the environment ask for; the command line wins.
struct Options: Sendable, Equatable {
    enum Command: Sendable { case serve, check, help }

    var command = Command.serve
    var servesStubs = false
    var watchesFiles = false
    var allowsRemote = false
    var listen: [String] = []
    var data = "data"
    var root: String?
    var url: String?
    var timeZone = "UTC"

    /// - Throws: `UsageMistake` with one line about the first thing that is wrong.
    init(arguments: [String], environment: [String: String] = [:]) throws(UsageMistake) {
        for option in Option.all {
            guard let value = environment[option.variable], !value.isEmpty else { continue }
            try option.apply(option.takesValue ? value : Self.flag(value, option), &self)
        }
        var rest = arguments[...]
        if let first = rest.first, !first.hasPrefix("-") {
            guard let command = ["serve": Command.serve, "check": .check, "help": .help][first] else {
                throw UsageMistake("'\(first)' is no command; there are serve, check and help.")
            }
            self.command = command
            rest.removeFirst()
        }
        var isListenGiven = false
        while let argument = rest.popFirst() {
            if argument == "--help" || argument == "-h" {
                command = .help
                return
            }
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            guard let option = Option.all.first(where: { "--\($0.name)" == parts.first }) else {
                throw UsageMistake("'\(argument)' is no option; --help lists them.")
            }
            if option.name == "listen", !isListenGiven {
                listen = []
                isListenGiven = true
            }
            guard option.takesValue else {
                guard parts.count == 1 else { throw UsageMistake("--\(option.name) takes no value.") }
                try option.apply("", &self)
                continue
            }
            guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
                throw UsageMistake("--\(option.name) needs \(option.value ?? "a value").")
            }
            try option.apply(value, &self)
        }
    }

    private static func flag(_ value: String, _ option: Option) throws(UsageMistake) -> String {
        guard ["1", "true", "yes"].contains(value) else { throw UsageMistake("\(option.variable) is 1 or not set.") }
        return value
    }
}
