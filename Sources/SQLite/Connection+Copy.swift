import Glibc

extension Connection {
    /// Writes the whole database, what still lies in the WAL included, to a new file that replaces the one at `path`.
    ///
    /// The copy gets its name only when it is complete and on disk: a crash leaves no half of one.
    func copy(to path: String) throws {
        let partial = "\(path).partial"
        guard unlink(partial) == 0 || errno == ENOENT else { throw systemError("remove", partial) }
        try run("VACUUM INTO ?1", [partial])
        try synchronize(partial)
        guard rename(partial, path) == 0 else { throw systemError("rename", partial) }
        try synchronize(folder(of: path))
    }

    /// Waits until the file or folder is on disk; VACUUM INTO does not.
    private func synchronize(_ path: String) throws {
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw systemError("open", path) }
        defer { _ = Glibc.close(descriptor) }
        guard fsync(descriptor) == 0 else { throw systemError("synchronize", path) }
    }

    private func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
    }

    private func systemError(_ verb: String, _ path: String) -> SQLiteError {
        let reason = String(cString: strerror(errno))
        return SQLiteError(code: .inputOutput, message: "cannot \(verb) \(path): \(reason)")
    }
}
