import HTTPServer

extension Options {
    /// Where to listen; this machine's port 8080 unless told otherwise, or given sockets that listen.
    var listenAddresses: [SocketAddress] {
        listen.isEmpty && inheritedDescriptors.isEmpty ? [.ipv4(127 << 24 | 1, port: 8080)] : listen
    }

    /// - Throws: `UsageMistake` for previews that strangers could reach.
    func checkRemote(_ addresses: [SocketAddress]) throws(UsageMistake) {
        guard servesStubs, !allowsRemote else { return }
        for address in addresses where !address.isLoopback {
            throw UsageMistake("--stubs serves this machine only; --allow-remote lets '\(address)' in.")
        }
    }
}
