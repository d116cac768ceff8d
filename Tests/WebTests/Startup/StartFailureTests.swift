import Foundation
import HTTPServer
import MVVMServer
import MVVMTesting
import SQLite
import Testing

@testable import Web

@Suite("A start that fails")
struct StartFailureTests {
    private struct Surprise: Error, CustomStringConvertible {
        let description = "surprise"
    }

    private func failure(_ body: () throws -> Void) -> StartFailure? {
        do {
            try body()
            return nil
        } catch {
            return StartFailure(error)
        }
    }

    @Test("ends with the exit code of its kind and one sentence that says what to do")
    func codes() throws {
        let usage = failure { _ = try Options(arguments: ["--port"]) }
        #expect(usage?.exitCode == 64)
        #expect(usage?.message == "Web: '--port' is no option; --help lists them. See --help.")

        let root = failure { _ = try RootFolder("/nowhere") }
        #expect(root?.exitCode == 65)
        #expect(
            root?.message == "Web: there is no folder 'Templates' in '/nowhere'; --root names the one that holds it.")

        let data = failure { _ = try DataFolder("/proc/vitrine") }
        #expect(data?.exitCode == 73)
        #expect(data?.message.hasPrefix("Web: the data folder '/proc/vitrine' cannot be made: ") == true)

        #expect(StartFailure(StaticFilesError.noFolder("Public")).exitCode == 65)
        #expect(StartFailure(Surprise()).exitCode == 70)
        #expect(StartFailure(Surprise()).message == "Web: surprise")
    }

    @Test("A file that is no database ends it with 74, and stays as it is")
    func noDatabase() throws {
        let folder = try TemporaryFolder()
        let text = "This is no database, but somebody's notes. " + String(repeating: "x", count: 4_096)
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path("vitrine.sqlite")))
        let failure = failure { _ = try DataFolder(folder.path).openDatabase() }
        #expect(failure?.exitCode == 74)
        #expect(failure?.message.hasPrefix("Web: the database in the data folder cannot be used: ") == true)
        #expect(try String(contentsOfFile: folder.path("vitrine.sqlite"), encoding: .utf8) == text)
    }

    @Test(
        "What may pass ends it with 75, after which a unit starts it again",
        arguments: [ResultCode.busy, .full, .noRoomForIndex])
    func passing(_ code: ResultCode) {
        let failure = StartFailure(SQLiteError(code: code, message: "no room"))
        #expect(failure.exitCode == 75)
        #expect(failure.message.hasPrefix("Web: the database in the data folder cannot be used for now: "))
        #expect(StartFailure(SQLiteError(code: .inputOutput, message: "broken")).exitCode == 74)
    }

    @Test("A time zone that is none is wrong use")
    func timeZone() throws {
        let options = try Options(arguments: ["--time-zone", "Mars/Olympus"])
        let failure = failure { _ = try SiteConfiguration(options, log: Log()) }
        #expect(failure?.exitCode == 64)
        #expect(failure?.message == "Web: --time-zone 'Mars/Olympus' is no time zone. See --help.")
    }

    @Test("The folder of the data is made when it is missing")
    func dataFolder() throws {
        let folder = try TemporaryFolder()
        _ = try DataFolder(folder.path("a/b"))
        #expect(FileManager.default.fileExists(atPath: folder.path("a/b")))
    }
}
