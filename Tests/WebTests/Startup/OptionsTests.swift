import Glibc
import HTTPServer
import MVVMServer
import Testing

@testable import Web

@Suite("The command line")
struct OptionsTests {
    private static func address(_ text: String) throws -> SocketAddress { try #require(SocketAddress(parsing: text)) }

    private func changed(_ change: (inout Options) throws -> Void) throws -> Options {
        var options = try Options(arguments: [])
        try change(&options)
        return options
    }

    @Test("Without a word it serves this machine, with the data in ./data")
    func defaults() throws {
        let options = try Options(arguments: [])
        #expect(options.command == .serve)
        #expect(options.listenAddresses.map(\.description) == ["127.0.0.1:8080"])
        #expect(options.data == "data")
        #expect(options.root == nil && options.url == nil)
        #expect(options.timeZone == "UTC")
        #expect(!options.servesStubs && !options.allowsRemote)
    }

    @Test("has three commands")
    func commands() throws {
        #expect(try Options(arguments: ["serve"]).command == .serve)
        #expect(
            try Options(arguments: ["check", "--root", "/srv"]) == changed { ($0.command, $0.root) = (.check, "/srv") })
        #expect(try Options(arguments: ["help"]).command == .help)
        #expect(try Options(arguments: ["--help"]).command == .help)
        #expect(try Options(arguments: ["serve", "-h", "--nonsense"]).command == .help)
    }

    @Test("takes every option with its value behind it, or behind an equals sign")
    func options() throws {
        let expected = try changed {
            $0.listen = try ["127.0.0.1:1", "[::1]:2"].map(Self.address)
            $0.data = "/var/lib/vitrine"
            $0.root = "/srv"
            $0.url = try Origin(parsing: "https://ideas.example")
            $0.timeZone = "Europe/Madrid"
            $0.servesStubs = true
            $0.allowsRemote = true
        }
        let apart = [
            "--listen", "127.0.0.1:1", "--listen", "[::1]:2", "--data", "/var/lib/vitrine", "--root", "/srv", "--url",
            "https://ideas.example", "--time-zone", "Europe/Madrid", "--stubs", "--allow-remote",
        ]
        let joined = [
            "--listen=127.0.0.1:1", "--listen=[::1]:2", "--data=/var/lib/vitrine", "--root=/srv",
            "--url=https://ideas.example", "--time-zone=Europe/Madrid", "--stubs", "--allow-remote",
        ]
        #expect(try Options(arguments: apart) == expected)
        #expect(try Options(arguments: joined) == expected)
    }

    @Test("takes several addresses and several proxies, from the environment with blanks between them")
    func lists() throws {
        let addresses = ["127.0.0.1:1", "[::1]:2", "unix:/run/vitrine.sock"]
        let ranges = try ["10.0.0.0/8", "unix"].map { try #require(AddressRange(parsing: $0)) }
        let given = try Options(
            arguments: addresses.flatMap { ["--listen", $0] } + [
                "--trusted-proxy=10.0.0.0/8", "--trusted-proxy", "unix",
            ])
        #expect(given.listenAddresses.map(\.description) == addresses)
        #expect(given.trustedProxies == ranges)
        let environment = [
            "VITRINE_LISTEN": addresses.joined(separator: " "), "VITRINE_TRUSTED_PROXY": "10.0.0.0/8  unix",
            "VITRINE_ACCESS_LOG": "json",
        ]
        let set = try Options(arguments: [], environment: environment)
        #expect(set.listenAddresses.map(\.description) == addresses)
        #expect(set.trustedProxies == ranges)
        #expect(set.accessLog == .json)
    }

    @Test("listens where systemd does for it, and elsewhere only when told")
    func activation() throws {
        let environment = ["LISTEN_PID": "\(getpid())", "LISTEN_FDS": "2"]
        let activated = try Options(arguments: [], environment: environment)
        #expect(activated.inheritedDescriptors == [3, 4])
        #expect(activated.listenAddresses.isEmpty)
        let both = try Options(arguments: ["--listen", "[::1]:0"], environment: environment)
        #expect(both.listenAddresses.map(\.description) == ["[::1]:0"])
        #expect(
            try Options(arguments: [], environment: ["LISTEN_PID": "1", "LISTEN_FDS": "2"]).inheritedDescriptors == [])
    }

    @Test("takes every option from the environment too, and the command line wins")
    func environment() throws {
        let environment = [
            "VITRINE_LISTEN": "0.0.0.0:80", "VITRINE_DATA": "/var", "VITRINE_ROOT": "/srv",
            "VITRINE_URL": "http://ideas.example:8080", "VITRINE_TIME_ZONE": "Asia/Riyadh", "VITRINE_STUBS": "1",
            "VITRINE_ALLOW_REMOTE": "true", "VITRINE_RECORD": "1", "PATH": "/bin",
        ]
        let expected = try changed {
            $0.listen = [try Self.address("0.0.0.0:80")]
            $0.data = "/var"
            $0.root = "/srv"
            $0.url = try Origin(parsing: "http://ideas.example:8080")
            $0.timeZone = "Asia/Riyadh"
            $0.servesStubs = true
            $0.allowsRemote = true
        }
        #expect(try Options(arguments: [], environment: environment) == expected)
        let both = try Options(
            arguments: ["--data=/data", "--listen=127.0.0.1:1", "--listen=127.0.0.1:2"], environment: environment)
        #expect(both.data == "/data")
        #expect(both.listen.map(\.description) == ["127.0.0.1:1", "127.0.0.1:2"])
        #expect(both.root == "/srv")
    }

    @Test("An empty variable is one that is not set")
    func emptyVariable() throws {
        #expect(
            try Options(arguments: [], environment: ["VITRINE_STUBS": "", "VITRINE_DATA": ""]) == Options(arguments: [])
        )
    }

    @Test(
        "tells a wrong use in one line",
        arguments: [
            (["start"], "'start' is no command; there are serve, check and help."),
            (["serve", "now"], "'now' is no option; --help lists them."),
            (["--port", "80"], "'--port' is no option; --help lists them."),
            (["-x"], "'-x' is no option; --help lists them."),
            (["--data"], "--data needs DIR."),
            (["--listen"], "--listen needs ADDR."),
            (["--data", "--stubs"], "--data needs DIR, and '--stubs' looks like an option."),
            (["--data="], "--data needs DIR."),
            (["--listen=", "127.0.0.1:1"], "--listen needs ADDR."),
            (["--data", ""], "--data needs DIR."),
            (["--access-log", "xml"], "--access-log 'xml' is neither text nor json."),
            (
                ["--trusted-proxy", "10.0.0.0/33"],
                "--trusted-proxy '10.0.0.0/33' is no address, no range such as 10.0.0.0/8, and not unix."
            ),
            (["--stubs=1"], "--stubs takes no value."),
            (["--url", "ideas.example"], "--url 'ideas.example' begins with neither https:// nor http://."),
            (["--url", "https://"], "--url 'https://' has no host."),
            (
                ["--url", "https://ideas.example/board"],
                "--url 'https://ideas.example/board' is more than an origin: paths come from the requests' types."
            ),
        ])
    func wrong(_ arguments: [String], _ message: String) {
        #expect(throws: UsageMistake(message)) { try Options(arguments: arguments) }
    }

    @Test("tells a wrong variable by its name")
    func wrongVariable() {
        #expect(throws: UsageMistake("VITRINE_STUBS is 1 or not set.")) {
            try Options(arguments: [], environment: ["VITRINE_STUBS": "perhaps"])
        }
    }

    @Test("The help names every option, its variable and every exit code that a start can end with")
    func help() {
        for option in Option.all {
            #expect(Options.help.contains("--\(option.name)"))
            #expect(Options.help.contains("[\(option.variable)]"))
        }
        for code in [64, 65, 69, 70, 73, 74] { #expect(Options.help.contains("\(code) ")) }
        #expect(Options.help.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }

    @Test(
        "tells this machine's own addresses from others",
        arguments: [
            ("127.0.0.1:80", true), ("127.9.9.9:80", true), ("[::1]:80", true), ("0.0.0.0:80", false),
            ("[::ffff:127.0.0.1]:80", true), ("[0:0::1]:80", true), ("unix:/run/vitrine.sock", true),
            ("192.168.0.1:80", false), ("[::]:80", false), ("[::2]:80", false), ("[::ffff:10.0.0.1]:80", false),
        ])
    func loopback(_ address: String, _ isLoopback: Bool) throws {
        #expect(try Self.address(address).isLoopback == isLoopback)
    }
}
