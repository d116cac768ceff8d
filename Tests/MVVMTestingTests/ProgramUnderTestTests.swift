import Foundation
import Glibc
import Testing

@testable import MVVMTesting

@Suite("A program under test", .timeLimit(.minutes(5)))
struct ProgramUnderTestTests {
    private func shell(_ script: String, environment: [String: String?] = [:]) throws -> ProgramUnderTest {
        try ProgramUnderTest(.system("sh"), ["-c", script], environment: environment)
    }

    @Test("shows what it prints, on both streams")
    func output() async throws {
        let program = try shell("echo one; echo two >&2; exit 3")
        #expect(try await program.waitForExit() == .code(3))
        #expect(try program.output == "one\ntwo\n")
    }

    @Test("is waited for until it prints a line")
    func line() async throws {
        let program = try shell("sleep 0.1; echo 'Serving http://127.0.0.1:4711'; sleep 60")
        #expect(try await program.waitForOutput(containing: "http://") == "Serving http://127.0.0.1:4711")
        #expect(program.isRunning)
    }

    @Test(
        "is asked where it listens",
        arguments: [
            ("Listening on http://127.0.0.1:4711.", "http://127.0.0.1:4711"),
            ("2026-01-01 address=http://[::1]:80/ idle", "http://[::1]:80"),
        ])
    func address(line: String, address: String) async throws {
        #expect(try await shell("echo '\(line)'").waitForAddress() == address)
    }

    @Test("that ends without the line says so, with what it printed")
    func endedEarly() async throws {
        let program = try shell("echo 'board.yml:3:1: no such key'; exit 78")
        let error = await #expect(throws: ProgramUnderTest.Failure.self) {
            try await program.waitForOutput(containing: "http://")
        }
        #expect(error?.description.contains("code(78)") == true)
        #expect(error?.description.contains("board.yml:3:1") == true)
    }

    @Test("that prints nothing is not waited for longer than asked")
    func late() async throws {
        let program = try shell("sleep 60")
        await #expect(throws: ProgramUnderTest.Failure.self) {
            try await program.waitForOutput(containing: "http://", within: .milliseconds(50))
        }
        await #expect(throws: ProgramUnderTest.Failure.self) {
            try await program.waitForExit(within: .milliseconds(50))
        }
    }

    @Test("can end itself when asked to", .timeLimit(.minutes(5)))
    func terminated() async throws {
        let program = try shell("trap 'echo bye; exit 0' TERM; echo ready; while :; do sleep 0.05; done")
        _ = try await program.waitForOutput(containing: "ready")
        program.send(SIGTERM)
        #expect(try await program.waitForExit() == .code(0))
        #expect(try program.output == "ready\nbye\n")
    }

    @Test("can be killed without a chance to tidy up")
    func killed() async throws {
        let program = try shell("trap 'echo bye' EXIT TERM; echo ready; while :; do sleep 0.05; done")
        _ = try await program.waitForOutput(containing: "ready")
        program.send(SIGKILL)
        #expect(try await program.waitForExit() == .signal(SIGKILL))
        #expect(try program.output == "ready\n")
    }

    @Test("gets the environment of the test, changed as asked")
    func environment() async throws {
        let program = try shell(
            "echo $VITRINE_DATA ${HOME-none} ${PATH:+path}", environment: ["VITRINE_DATA": "d", "HOME": nil])
        try await program.waitForExit()
        #expect(try program.output == "d none path\n")
    }

    @Test("ends with its value, and its children too")
    func lifetime() async throws {
        var program: ProgramUnderTest? = try shell("sleep 60 & echo child $!; wait")
        let line = try await program?.waitForOutput(containing: "child") ?? ""
        let child = try #require(Int32(line.dropFirst("child ".count)))
        let parent = try #require(program?.processIdentifier)
        #expect(kill(child, 0) == 0)
        program = nil
        #expect(kill(parent, 0) == -1)
        // The child is an orphan now: whoever adopts it takes a moment to bury it.
        #expect(try await isGone(child))
    }

    @Test("of this package is found beside the test bundle")
    func product() throws {
        let path = try ProgramUnderTest.Location.product("Web").path()
        #expect(path.hasSuffix("/Web"))
    }

    @Test("that is missing is named, with where it was looked for")
    func missing() throws {
        let error = #expect(throws: ProgramUnderTest.Failure.self) {
            try ProgramUnderTest(.system("no-such-driver", "nor-this"))
        }
        #expect(error?.description.hasPrefix("There is no no-such-driver or nor-this in ") == true)
    }

    /// Gone, or dead and not yet buried.
    private func isGone(_ process: Int32) async throws -> Bool {
        for _ in 0..<100 {
            let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
            guard let state, !state.contains(") Z ") else { return true }
            try await Task.sleep(for: .milliseconds(20))
        }
        return false
    }
}
