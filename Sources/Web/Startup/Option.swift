import HTTPServer
import MVVMServer

/// One option of the command line, also read from the environment.
struct Option: Sendable {
    let name: String
    /// What stands for the value in the help; nil for a flag.
    let value: String?
    /// Whether it may be repeated; in the environment its values stand with blanks between them.
    var isList = false
    let explanation: String
    let apply: @Sendable (String, inout Options) throws(UsageMistake) -> Void

    var takesValue: Bool { value != nil }

    /// `VITRINE_ALLOW_REMOTE` for `--allow-remote`.
    var variable: String { "VITRINE_" + name.uppercased().replacing("-", with: "_") }

    /// What its variable says, where it is set; an empty variable is one that is not.
    ///
    /// - Throws: `UsageMistake` for a flag that is neither set nor not.
    func values(in environment: [String: String]) throws(UsageMistake) -> [String] {
        guard let text = environment[variable], !text.isEmpty else { return [] }
        guard takesValue else {
            guard ["1", "true", "yes"].contains(text) else { throw UsageMistake("\(variable) is 1 or not set.") }
            return [""]
        }
        return isList ? text.split(separator: " ").map(String.init) : [text]
    }

    static let all: [Option] = [
        Option(
            name: "listen", value: "ADDR", isList: true,
            explanation: "Address to serve on: 127.0.0.1:8080, [::1]:8080 or unix:/run/vitrine.sock; may be repeated."
        ) {
            (value, options) throws(UsageMistake) in
            guard let address = SocketAddress(parsing: value) else {
                throw UsageMistake("--listen '\(value)' is no address such as 127.0.0.1:8080.")
            }
            options.listen.append(address)
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
            (value, options) throws(UsageMistake) in
            do throws(OriginMistake) {
                options.url = try Origin(parsing: value)
            } catch {
                throw UsageMistake("--url '\(value)' \(error).")
            }
        },
        Option(
            name: "trusted-proxy", value: "RANGE", isList: true,
            explanation: "Proxy whose X-Forwarded-… count: 10.0.0.0/8, ::1 or unix; may be repeated."
        ) {
            (value, options) throws(UsageMistake) in
            guard let range = AddressRange(parsing: value) else {
                throw UsageMistake(
                    "--trusted-proxy '\(value)' is no address, no range such as 10.0.0.0/8, and not unix.")
            }
            options.trustedProxies.append(range)
        },
        Option(
            name: "access-log", value: "FORMAT",
            explanation: "Write a line for each answer to standard output, as text or as json."
        ) {
            (value, options) throws(UsageMistake) in
            guard let format = AccessLog.Format(rawValue: value) else {
                throw UsageMistake("--access-log '\(value)' is neither text nor json.")
            }
            options.accessLog = format
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
