import Glibc
import HTTPServer
import MVVMServer
import SQLite

/// Why the program did not start or go on, as a line for people and an exit code of sysexits.
struct StartFailure {
    let message: String
    let exitCode: Int32

    init(_ error: any Error) {
        switch error {
        case let mistake as UsageMistake:
            message = "Web: \(mistake) See --help."
            exitCode = 64
        case is SiteMistakes, is RouteMistake, is StaticFilesError, is UnreadableTemplates:
            message = String(describing: error)
            exitCode = 65
        case is MissingFolder:
            message = "Web: \(error)"
            exitCode = 65
        case let failure as SocketError:
            message = "Web: cannot listen: \(failure)\(failure.hint)"
            exitCode = 69
        case let failure as FolderLockFailure:
            message = "Web: \(failure)"
            exitCode = failure.isTaken ? 69 : 74
        case is UnusableDataFolder:
            message = "Web: \(error)"
            exitCode = 73
        case let error as SQLiteError where error.retryAfter != nil:
            message = "Web: the database in the data folder cannot be used for now: \(error)"
            exitCode = 75
        case is SQLiteError, is MigrationError:
            message = "Web: the database in the data folder cannot be used: \(error)"
            exitCode = 74
        default:
            message = "Web: \(error)"
            exitCode = 70
        }
    }
}

extension SocketError {
    /// What to do about it, where it is not known from the error.
    fileprivate var hint: String {
        code == EADDRINUSE
            ? "; another program serves there. --listen ADDR takes another address, as does 'make run SITE=ADDR'." : ""
    }
}
