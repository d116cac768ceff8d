import Foundation

/// A started program whose output is kept, which can be signalled, and which never outlives this value.
/// Neither do its children, unless they leave its process group.
///
/// Both output streams go, in order, to one file, so a program that writes a lot never waits for a reader. A C library
/// buffers what it prints to a file: a program shows its address at once only when it flushes or writes unbuffered.
///
///     let program = try ProgramUnderTest(.product("Web"), ["serve", "--listen", "127.0.0.1:0"])
///     let line = try await program.waitForOutput(containing: "http://")
///     program.send(SIGKILL)
///     #expect(try await program.waitForExit() == .signal(SIGKILL))
public final class ProgramUnderTest: Sendable {
    /// How a program ended.
    public enum Exit: Equatable, Sendable {
        case code(Int32)
        /// By a signal that it did not handle, such as SIGKILL.
        case signal(Int32)
    }

    private let process: ChildProcess
    private let folder: TemporaryFolder
    private let outputPath: String

    /// Starts the program, in a process group of its own, with an empty standard input.
    /// - Parameters:
    ///   - environment: Added to this process's own; nil removes a variable.
    ///   - directory: Its working directory; by default this process's own.
    /// - Throws: When the program cannot be started.
    public init(
        _ executable: Location, _ arguments: [String] = [], environment: [String: String?] = [:],
        directory: String? = nil
    ) throws {
        let folder = try TemporaryFolder()
        let outputPath = try folder.write("", to: "output")
        var variables = ProcessInfo.processInfo.environment
        for (name, value) in environment { variables[name] = value }
        self.process = try ChildProcess(
            executable.path(), arguments, environment: variables, directory: directory, output: outputPath)
        (self.folder, self.outputPath) = (folder, outputPath)
    }

    public var processIdentifier: Int32 { process.identifier }

    public var isRunning: Bool { process.exit == nil }

    /// Everything printed until now, on both streams.
    public var output: String {
        get throws { String(decoding: try Data(contentsOf: URL(fileURLWithPath: outputPath)), as: UTF8.self) }
    }

    /// Sends a signal to the program itself, not to its children. Does nothing once it has ended.
    public func send(_ signal: Int32) { process.send(signal) }

    /// Waits for a printed line.
    /// - Returns: The first line that holds `text`, without its line break.
    /// - Throws: ``Failure`` when the program ends, or the time is over, without that line.
    public func waitForOutput(containing text: String, within limit: Duration = .seconds(10)) async throws -> String {
        let line = try await poll(within: limit) { () throws -> String? in
            // Asked first: what it printed last is read after it ended.
            let exit = process.exit
            if let line = try output.lines.first(where: { $0.contains(text) }) { return line }
            if let exit { throw Failure.ended(waitingFor: text, exit: exit, output: try output) }
            return nil
        }
        guard let line else { throw Failure.late(waitingFor: text, limit: limit, output: try output) }
        return line
    }

    /// Waits until a server prints where it listens: `Listening on http://127.0.0.1:43125.`
    /// - Returns: Scheme, host and port, without a slash at the end.
    /// - Throws: As ``waitForOutput(containing:within:)``.
    public func waitForAddress(within limit: Duration = .seconds(10)) async throws -> String {
        let scheme = "http://"
        let line = try await waitForOutput(containing: scheme, within: limit)
        guard let start = line.firstRange(of: scheme) else { return line }
        let address = line[start.upperBound...].prefix { $0.isLetter || $0.isNumber || ".:[]-".contains($0) }
        return scheme + address.reversed().drop { ".:".contains($0) }.reversed()
    }

    /// Waits until the program has ended.
    /// - Throws: ``Failure`` when it still runs after `limit`.
    @discardableResult
    public func waitForExit(within limit: Duration = .seconds(10)) async throws -> Exit {
        let exit = try await poll(within: limit) { process.exit }
        guard let exit else { throw Failure.late(waitingFor: "its end", limit: limit, output: try output) }
        return exit
    }
}

extension String {
    fileprivate var lines: [String] {
        utf8.split(separator: UInt8(ascii: "\n")).map { String($0) ?? "" }
    }
}
