import Foundation
import Glibc
import MVVMTesting
import Testing
import ViewModels

@Suite("The program does not start", .timeLimit(.minutes(5)))
struct StartTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    struct Fault: CustomTestStringConvertible, Sendable {
        let file: String
        let right: String
        let wrong: String
        /// How the report begins.
        let report: String
        var testDescription: String { report }
    }

    static let faults = [
        Fault(
            file: "Templates/Ideas/IdeaCardView.mustache", right: "{{authorLine}}", wrong: "{{authrLine}}",
            report: "Templates/Ideas/IdeaCardView.mustache:3:49: unknown name “authrLine” in IdeaCardViewModel"),
        Fault(
            file: "Templates/Ideas/IdeaCardView.mustache", right: "{{/move}}", wrong: "{{/moves}}",
            report: "Templates/Ideas/IdeaCardView.mustache:16:"),
        Fault(
            file: "Resources/Localization/Ideas/IdeaCardViewModel.yml", right: "tagsTitle: Tags",
            wrong: "tagTitle: Tags",
            report: "Resources/Localization/Ideas/IdeaCardViewModel.yml:4:5: 'IdeaCardViewModel.tagTitle' is not used"),
        Fault(
            file: "Resources/Localization/Ideas/IdeaCardViewModel.yml", right: "%{name}", wrong: "%{nme}",
            report: "Resources/Localization/Ideas/IdeaCardViewModel.yml:3:"),
        Fault(
            file: "Resources/Localization/Ideas/IdeaVoteFormViewModel.yml", right: "one:", wrong: "oen:",
            report: "Resources/Localization/Ideas/IdeaVoteFormViewModel.yml:4:"),
    ]

    @Test("over a mistake in templates or words, which it names with file, line and column: 65", arguments: faults)
    func mistakes(_ fault: Fault) async throws {
        try folder.copyRoot()
        let file = URL(fileURLWithPath: folder.path(fault.file))
        let text = try String(contentsOf: file, encoding: .utf8)
        let place = try #require(text.firstRange(of: fault.right))
        try text.replacingCharacters(in: place, with: fault.wrong).write(to: file, atomically: true, encoding: .utf8)

        for arguments in [["check"], ["serve", "--listen", "127.0.0.1:0", "--data", folder.path("data")]] {
            let run = try await WebProgram.run(arguments + ["--root", folder.path])
            #expect(run.exit == .code(65))
            #expect(run.output.contains("\(folder.path)/\(fault.report)"))
        }
    }

    @Test("without its folders: 65")
    func missingRoot() async throws {
        let run = try await WebProgram.run(["check", "--root", folder.path])
        #expect(run.exit == .code(65))
        #expect(
            run.output
                == "Web: there is no folder 'Templates' in '\(folder.path)'; --root names the one that holds it.\n")
    }

    @Test("where somebody else listens: 69")
    func takenPort() async throws {
        let web = try await WebProgram.serving(["--stubs"])
        let run = try await WebProgram.run(["--stubs", "--listen", "127.0.0.1:\(web.port)"])
        #expect(run.exit == .code(69))
        #expect(run.output.hasPrefix("Web: cannot listen: bind to 127.0.0.1:\(web.port):"))
        #expect(run.output.hasSuffix("--listen ADDR takes another address, as does 'make run SITE=ADDR'.\n"))
    }

    @Test("in a data folder that another program has, which it names: 69; and does once that one was killed")
    func takenData() async throws {
        let data = folder.path("data")
        let web = try await WebProgram.serving(["--data", data])
        try await web.client.post("Dark mode")
        let run = try await WebProgram.run(["--data", data, "--listen", "127.0.0.1:0"])
        #expect(run.exit == .code(69))
        #expect(
            run.output
                == "Web: another program has the data folder '\(data)'; end that one, or name another folder with --data.\n"
        )
        #expect(try await web.client.board().columns.flatMap(\.cards).count == 1)

        web.program.send(SIGKILL)
        try await web.program.waitForExit()
        let again = try await WebProgram.serving(["--data", data])
        #expect(try await again.client.board().columns.flatMap(\.cards).count == 1)
    }

    @Test("where somebody else listens, and leaves no data folder behind")
    func takenPortWithData() async throws {
        let web = try await WebProgram.serving(["--stubs"])
        let run = try await WebProgram.run(["--data", folder.path("data"), "--listen", "127.0.0.1:\(web.port)"])
        #expect(run.exit == .code(69))
        #expect(!FileManager.default.fileExists(atPath: folder.path("data")))
    }

    @Test("over a template that cannot be read, which it names: 65")
    func unreadableTemplate() async throws {
        try folder.copyRoot()
        let file = "Templates/Ideas/IdeaCardView.mustache"
        try FileManager.default.removeItem(atPath: folder.path(file))
        try FileManager.default.createSymbolicLink(atPath: folder.path(file), withDestinationPath: "nowhere")
        let run = try await WebProgram.run(["check", "--root", folder.path])
        #expect(run.exit == .code(65))
        #expect(run.output.hasPrefix("\(folder.path)/\(file): cannot be read: "))
        #expect(!run.output.contains("Error Domain"))
    }

    @Test("over a database that is damaged, which it says: 74")
    func damagedDatabase() async throws {
        let first = try await WebProgram.serving(["--data", folder.path])
        for number in 1...40 { try await first.client.post("Dark mode \(number)") }
        first.program.send(SIGTERM)
        try await first.program.waitForExit()
        let file = URL(fileURLWithPath: folder.path("vitrine.sqlite"))
        var bytes = try Data(contentsOf: file)
        for page in stride(from: 8 * 4096, to: bytes.count, by: 2 * 4096) {
            bytes.replaceSubrange(page..<page + 4096, with: Data(repeating: 0xA5, count: 4096))
        }
        try bytes.write(to: file)
        let run = try await WebProgram.run(["--listen", "127.0.0.1:0", "--data", folder.path])
        #expect(run.exit == .code(74))
        #expect(run.output.contains("vitrine.sqlite is damaged: "))
    }

    @Test("when its data folder cannot be made: 73", arguments: ["file", "file/below"])
    func unusableFolder(path: String) async throws {
        try Data().write(to: URL(fileURLWithPath: folder.path("file")))
        let run = try await WebProgram.run(["--listen", "127.0.0.1:0", "--data", folder.path(path)])
        #expect(run.exit == .code(73))
        #expect(run.output.hasPrefix("Web: the data folder '\(folder.path(path))' cannot be made: "))
    }

    @Test("over a file that is no database, which it leaves as it is: 74")
    func noDatabase() async throws {
        let file = URL(fileURLWithPath: folder.path("vitrine.sqlite"))
        let text = Data(String(repeating: "This is no database. ", count: 100).utf8)
        try text.write(to: file)
        let run = try await WebProgram.run(["--listen", "127.0.0.1:0", "--data", folder.path])
        #expect(run.exit == .code(74))
        #expect(run.output.hasPrefix("Web: the database in the data folder cannot be used: "))
        #expect(run.output.contains("file is not a database"))
        #expect(try Data(contentsOf: file) == text)
    }
}
