import HTTPServer

extension Options {
    /// - Throws: `UsageMistake` for what is no address, and for previews that strangers could reach.
    func addresses() throws(UsageMistake) -> [SocketAddress] {
        var addresses: [SocketAddress] = []
        for text in listenAddresses {
            guard let address = SocketAddress(parsing: text) else {
                throw UsageMistake("--listen '\(text)' is no address such as 127.0.0.1:8080.")
            }
            addresses.append(address)
        }
        try checkRemote(addresses)
        return addresses
    }

    /// - Throws: `UsageMistake` for previews that strangers could reach.
    func checkRemote(_ addresses: [SocketAddress]) throws(UsageMistake) {
        guard servesStubs, !allowsRemote else { return }
        for address in addresses where !Loopback.contains(address.description) {
            throw UsageMistake("--stubs serves this machine only; --allow-remote lets '\(address)' in.")
        }
    }
}
