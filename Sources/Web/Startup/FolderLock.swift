import Glibc

/// Keeps a folder for this program alone. The kernel holds the lock and releases it with the process, however that ends.
struct FolderLock {
    private let descriptor: CInt

    /// Locks the folder itself, so that no file is left behind.
    ///
    /// - Throws: `FolderLockFailure`.
    init(_ path: String) throws(FolderLockFailure) {
        // Not for programs that this one might start.
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FolderLockFailure(path: path, code: errno) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let code = errno
            close(descriptor)
            throw FolderLockFailure(path: path, code: code)
        }
    }

    func release() { close(descriptor) }
}
