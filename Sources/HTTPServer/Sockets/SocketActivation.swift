import Glibc

/// The sockets that systemd opened before it started the process (sd_listen_fds(3)).
public enum SocketActivation {
    /// The first descriptor that is handed over; the others follow.
    private static let firstDescriptor: CInt = 3

    /// For `ServerConfiguration.inheritedDescriptors`. Empty when there are none, and when the variables speak of another
    /// process.
    public static func descriptors(
        environment: [String: String], processIdentifier: CInt = getpid()
    ) -> [CInt] {
        guard
            let owner = environment["LISTEN_PID"], owner == "\(processIdentifier)",
            let count = environment["LISTEN_FDS"].flatMap({ CInt($0) }), (1...256).contains(count)
        else { return [] }
        return (0..<count).map { firstDescriptor + $0 }
    }
}
