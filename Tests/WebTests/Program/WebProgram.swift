import MVVMTesting

/// The real `Web`, serving on a free port of this machine until this value dies.
struct WebProgram {
    let program: ProgramUnderTest
    /// Scheme, host and port.
    let address: String

    /// Starts it and waits until it serves.
    /// - Parameter port: 0 lets the system choose; another one takes the place of a program that has ended.
    static func serving(_ arguments: [String], port: String = "0") async throws -> WebProgram {
        let program = try start(["serve", "--listen", "127.0.0.1:\(port)"] + arguments)
        return WebProgram(program: program, address: try await program.waitForAddress(within: .seconds(20)))
    }

    static func start(_ arguments: [String], environment: [String: String?] = [:]) throws -> ProgramUnderTest {
        try ProgramUnderTest(.product("Web"), arguments, environment: environment)
    }

    /// Runs it to its end.
    static func run(
        _ arguments: [String], environment: [String: String?] = [:]
    ) async throws -> (exit: ProgramUnderTest.Exit, output: String) {
        let program = try start(arguments, environment: environment)
        return (try await program.waitForExit(within: .seconds(20)), try program.output)
    }

    var port: String { String(address.drop { $0 != ":" }.dropFirst().drop { $0 != ":" }.dropFirst()) }

    var client: JSONClient { JSONClient(address: address) }
}
