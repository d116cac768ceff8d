/// Which addresses only this machine reaches.
enum Loopback {
    static func contains(_ address: String) -> Bool {
        address.hasPrefix("127.") || address.hasPrefix("[::1]") || address.hasPrefix("unix:")
    }
}

extension Options {
    /// Where to listen; this machine's port 8080 unless told otherwise, or given sockets that listen.
    var listenAddresses: [String] {
        listen.isEmpty && inheritedDescriptors.isEmpty ? ["127.0.0.1:8080"] : listen
    }
}
