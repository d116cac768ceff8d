import Foundation
import MVVMTesting
import Testing

@testable import Web

@Suite("The command line of the program", .timeLimit(.minutes(5)))
struct UsageTests {
    struct Mistake: CustomTestStringConvertible, Sendable {
        let arguments: [String]
        let line: String
        var testDescription: String { arguments.joined(separator: " ") }

        init(_ arguments: String..., line: String) { (self.arguments, self.line) = (arguments, line) }
    }

    static let mistakes = [
        Mistake("frobnicate", line: "'frobnicate' is no command; there are serve, check and help."),
        Mistake("serve", "--nonsense", line: "'--nonsense' is no option; --help lists them."),
        Mistake("--listen", line: "--listen needs ADDR."),
        Mistake("--listen", "8080", line: "--listen '8080' is no address such as 127.0.0.1:8080."),
        Mistake(
            "--listen", "127.0.0.1:99999", line: "--listen '127.0.0.1:99999' is no address such as 127.0.0.1:8080."),
        Mistake("--stubs=1", line: "--stubs takes no value."),
        Mistake("--time-zone", "Nowhere/Land", "check", line: "'check' is no option; --help lists them."),
        Mistake("check", "--time-zone", "Nowhere/Land", line: "--time-zone 'Nowhere/Land' is no time zone."),
        Mistake(
            "--url", "https://ideas.example/board",
            line: "--url 'https://ideas.example/board' is more than an origin: paths come from the requests' types."),
        Mistake(
            "--stubs", "--listen", "0.0.0.0:0",
            line: "--stubs serves this machine only; --allow-remote lets '0.0.0.0:0' in."),
        Mistake(
            "--stubs", "--listen", "127.0.0.1:0", "--listen", "[::]:0",
            line: "--stubs serves this machine only; --allow-remote lets '[::]:0' in."),
    ]

    @Test("answers wrong use with one line and 64", arguments: mistakes)
    func refuses(_ mistake: Mistake) async throws {
        let run = try await WebProgram.run(mistake.arguments)
        #expect(run.exit == .code(64))
        #expect(run.output == "Web: \(mistake.line) See --help.\n")
    }

    @Test("takes options from the environment, and the command line before it")
    func environment() async throws {
        let wrong = try await WebProgram.run([], environment: ["VITRINE_STUBS": "maybe"])
        #expect(wrong.exit == .code(64))
        #expect(wrong.output == "Web: VITRINE_STUBS is 1 or not set. See --help.\n")

        let program = try WebProgram.start(
            ["--listen", "127.0.0.1:0"], environment: ["VITRINE_STUBS": "1", "VITRINE_LISTEN": "0.0.0.0:0"])
        #expect(try await program.waitForAddress().hasPrefix("http://127.0.0.1:"))
    }

    @Test("lists every option, every command and every exit code", arguments: [["--help"], ["help"], ["check", "-h"]])
    func help(arguments: [String]) async throws {
        let run = try await WebProgram.run(arguments)
        #expect(run.exit == .code(0))
        for option in Option.all {
            #expect(run.output.contains("--\(option.name)"))
            #expect(run.output.contains(option.explanation))
            #expect(run.output.contains("[\(option.variable)]"))
        }
        for word in ["[serve]", "check", "help", "0 ", "64 ", "65 ", "69 ", "70 ", "73 ", "74 ", "75 "] {
            #expect(run.output.contains(word))
        }
    }

    @Test("checks without serving")
    func check() async throws {
        let run = try await WebProgram.run(["check"])
        #expect(run.exit == .code(0))
        #expect(run.output == "Templates, words, files and routes are in order.\n")
    }
}
