import Foundation

/// The idea board: one command, one process.
@main
struct App {
    static func main() async {
        // A reader of our output that goes away costs a line, not the program.
        signal(SIGPIPE, SIG_IGN)
        do {
            let options = try Options(
                arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
            switch options.command {
            case .help: Console.write(Options.help)
            case .check: try Checkup(options).run()
            case .serve: try await Serving(options).run()
            }
        } catch {
            let failure = StartFailure(error)
            Console.complain(failure.message)
            exit(failure.exitCode)
        }
    }
}
