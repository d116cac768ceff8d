import MVVMServer
import SQLite

extension SQLiteError: TransientError {
    public var retryAfter: Duration? {
        switch code.primary {
        // Another program holds the file, such as a backup.
        case .busy: .seconds(5)
        // Somebody must make room.
        case .full: .seconds(60)
        default: nil
        }
    }
}
