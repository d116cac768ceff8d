/// Sockets that listen, opened before anything else of a start: a port that is taken ends it while nothing is touched.
/// Whoever connects waits in the kernel's queue until `Server.run()`, which also closes them.
public struct OpenSockets: Sendable {
    /// A list for each loop.
    let listeners: [[Listener]]
    private let files: [SocketFile]

    /// Takes the addresses and inherited descriptors of the configuration, all or none.
    ///
    /// Throws `SocketError` when an address cannot be listened on.
    public init(_ configuration: ServerConfiguration) throws {
        listeners = try Listener.open(
            configuration.addresses, inherited: configuration.inheritedDescriptors,
            count: max(1, configuration.loopCount))
        files = SocketFile.all(of: configuration.addresses)
    }

    /// With the real ports where 0 was asked; those of inherited descriptors last.
    public var addresses: [SocketAddress] { listeners.first?.map(\.address) ?? [] }

    /// Takes the files of Unix sockets away: for a start that goes no further. The descriptors end with the process.
    public func removePaths() {
        for file in files { file.remove() }
    }
}
