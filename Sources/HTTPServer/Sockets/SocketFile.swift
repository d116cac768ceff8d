import Glibc

/// The file of a Unix socket, known by its inode: under the same path another server may have made its own meanwhile.
struct SocketFile {
    private let path: String
    private let device: dev_t
    private let inode: ino_t

    /// `nil` where nothing is, or something that is no socket.
    init?(at path: String) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return nil }
        (self.path, device, inode) = (path, status.st_dev, status.st_ino)
    }

    /// What to remove when those addresses are no longer listened on.
    static func all(of addresses: [SocketAddress]) -> [SocketFile] {
        addresses.compactMap { address in
            if case .unix(let path) = address { SocketFile(at: path) } else { nil }
        }
    }

    /// Does nothing when the path leads to another file by now.
    func remove() {
        guard let now = SocketFile(at: path), now.device == device, now.inode == inode else { return }
        unlink(path)
    }
}
