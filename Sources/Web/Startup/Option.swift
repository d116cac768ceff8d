/// One option of the command line, also read from the environment.
struct Option: Sendable {
    let name: String
    /// What stands for the value in the help; nil for a flag.
    let value: String?
    let explanation: String
    let apply: @Sendable (String, inout Options) throws(UsageMistake) -> Void

    var takesValue: Bool { value != nil }

    /// `VITRINE_ALLOW_REMOTE` for `--allow-remote`.
    var variable: String { "VITRINE_" + name.uppercased().replacing("-", with: "_") }

    static let all: [Option] = [
        Option(
            name: "listen", value: "ADDR",
            explanation: "Address to serve on, such as 127.0.0.1:8080 or [::1]:8080; may be repeated."
        ) {
            $1.listen.append($0)
        },
        Option(
            name: "data", value: "DIR", explanation: "Folder of the database; made when it is missing. Default: data."
        ) {
            $1.data = $0
        },
        Option(
            name: "root", value: "DIR",
            explanation: "Folder that holds Templates, Resources and Public. Default: here, else beside the program."
        ) {
            $1.root = $0
        },
        Option(
            name: "url", value: "ORIGIN", explanation: "Where visitors reach the site, such as https://ideas.example."
        ) {
            (value, options) throws(UsageMistake) in options.url = try Origin.checked(value)
        },
        Option(
            name: "time-zone", value: "ZONE",
            explanation: "Zone in which dates are shown, such as Europe/Madrid. Default: UTC."
        ) {
            $1.timeZone = $0
        },
        Option(
            name: "stubs", value: nil,
            explanation: "Serve the design preview: every page from its stub, without a database; /_stubs lists all."
        ) {
            $1.servesStubs = true
        },
        Option(
            name: "watch", value: nil,
            explanation: "Development: take in changed templates, words and files, and show mistakes in place of pages."
        ) {
            $1.watchesFiles = true
        },
        Option(
            name: "allow-remote", value: nil,
            explanation: "Let --stubs listen on other addresses than this machine's own."
        ) {
            $1.allowsRemote = true
        },
    ]
}
