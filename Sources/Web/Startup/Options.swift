import Foundation
import HTTPServer
import MVVMServer

/// What the command line and the environment ask for; the command line wins.
struct Options: Sendable, Equatable {
    enum Command: String, Sendable { case serve, check, help }

    var command = Command.serve
    var servesStubs = false
    var watchesFiles = false
    var allowsRemote = false
    var listen: [SocketAddress] = []
    /// Sockets that systemd opened for this process.
    var inheritedDescriptors: [CInt] = []
    var trustedProxies: [AddressRange] = []
    var accessLog: AccessLog.Format?
    var data = "data"
    var root: String?
    var url: Origin?
    var timeZone = "UTC"

    /// - Throws: `UsageMistake` with one line about the first thing that is wrong.
    init(arguments: [String], environment: [String: String] = [:]) throws(UsageMistake) {
        inheritedDescriptors = SocketActivation.descriptors(environment: environment)
        let given = try Arguments(arguments)
        command = given.command
        guard command != .help else { return }
        for option in Option.all {
            let set = try option.values(in: environment)
            for value in given.values[option.name] ?? set { try option.apply(value, &self) }
        }
    }
}
