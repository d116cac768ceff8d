import Glibc

/// The folder of the database is not to be had for this program alone.
struct FolderLockFailure: Error, CustomStringConvertible {
    let path: String
    /// `errno`.
    let code: CInt

    /// Whether another program has it.
    var isTaken: Bool { code == EWOULDBLOCK }

    var description: String {
        isTaken
            ? "another program has the data folder '\(path)'; end that one, or name another folder with --data."
            : "the data folder '\(path)' cannot be locked: \(String(cString: strerror(code)))."
    }
}
