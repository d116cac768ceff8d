import MVVMServer
import SQLite

extension SQLiteError: TransientError {
    public var retryAfter: Duration? {
        // Another program holds the file, such as a backup.
        if code.primary == .busy { return .seconds(5) }
        // Somebody must make room.
        if code == .full || code == .noRoomForIndex { return .seconds(60) }
        return nil
    }
}
