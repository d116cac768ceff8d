import CLinux
import Glibc
import Synchronization

/// A running program, in a process group of its own, with an empty standard input and the system's own signal handling.
///
/// In place of Foundation's `Process`, which ends this process where a thousand descriptors are open, as they are in tests
/// that run side by side: on the way to closing them for the child it reads past the entries of `/proc/self/fd`.
final class ChildProcess: Sendable {
    /// It could not be started.
    struct Failure: Error, CustomStringConvertible {
        let path: String
        /// Of `posix_spawn`.
        let code: CInt

        var description: String { "\(path) cannot be started: \(String(cString: strerror(code)))." }
    }

    let identifier: pid_t
    /// What `waitpid` told; nil until then.
    private let status = Mutex<CInt?>(nil)

    /// - Parameters:
    ///   - path: of the program.
    ///   - output: the path of a file that is there, to which both output streams are appended.
    /// - Throws: ``Failure``.
    init(
        _ path: String, _ arguments: [String], environment: [String: String], directory: String?, output: String
    ) throws(Failure) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_APPEND, 0)
        posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
        posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)
        if let directory { posix_spawn_file_actions_addchdir_np(&actions, directory) }

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        var identifier = pid_t()
        let variables = environment.map { "\($0.key)=\($0.value)" }
        let code = Self.withCStrings([path] + arguments) { argv in
            Self.withCStrings(variables) { posix_spawn(&identifier, path, &actions, &attributes, argv, $0) }
        }
        guard code == 0 else { throw Failure(path: path, code: code) }
        self.identifier = identifier
    }

    deinit {
        // The whole group: a killed chromedriver leaves its browsers running, a shell its children.
        kill(-identifier, SIGKILL)
        status.withLock { if $0 == nil { waitpid(identifier, nil, 0) } }
    }

    /// How it ended; nil while it runs.
    var exit: ProgramUnderTest.Exit? { status.withLock { reap(&$0) } }

    /// Does nothing once it has ended: its number may be another one's.
    func send(_ signal: CInt) {
        status.withLock { if reap(&$0) == nil { kill(identifier, signal) } }
    }

    private func reap(_ status: inout CInt?) -> ProgramUnderTest.Exit? {
        if status == nil {
            var told: CInt = 0
            if waitpid(identifier, &told, WNOHANG) == identifier { status = told }
        }
        // wait(2): the signal in the lowest seven bits, else the code in the byte above.
        return status.map { $0 & 0x7F == 0 ? .code($0 >> 8 & 0xFF) : .signal($0 & 0x7F) }
    }

    private static func withCStrings(
        _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> CInt
    ) -> CInt {
        let pointers = texts.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers + [nil])
    }
}
