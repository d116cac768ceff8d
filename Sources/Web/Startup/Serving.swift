import Foundation
import HTTP
import HTTPServer
import MVVMServer
import SQLite
import ViewModels

/// `Web serve`: checks the site, takes its ports, opens the store, serves until it is told to stop.
///
/// In this order, so that a mistake in the site and a port that is taken leave no data folder behind.
struct Serving {
    private let options: Options
    private let configuration: ServerConfiguration
    private let metrics: Metrics
    private let log = Log()

    /// - Throws: `UsageMistake` for previews that strangers could reach.
    init(_ options: Options) throws(UsageMistake) {
        try options.checkRemote(options.listenAddresses)
        self.options = options
        var configuration = ServerConfiguration(addresses: options.listenAddresses)
        configuration.inheritedDescriptors = options.inheritedDescriptors
        metrics = Metrics(loopCount: configuration.loopCount)
        configuration.connections = metrics.connections
        self.configuration = configuration
    }

    func run() async throws {
        defer { log.flush() }
        let files = try SiteFiles(try siteConfiguration())
        let sockets = try OpenSockets(configuration)
        do {
            try await serve(files, on: sockets)
        } catch {
            sockets.removePaths()
            throw error
        }
    }

    private func serve(_ files: SiteFiles, on sockets: OpenSockets) async throws {
        guard !options.servesStubs else {
            // Inherited sockets are known only now.
            try options.checkRemote(sockets.addresses)
            return try await serve(files, from: .stubs, on: sockets)
        }
        let folder = try DataFolder(options.data)
        // Two programs would each believe that they alone write.
        let lock = try FolderLock(options.data)
        defer { lock.release() }
        let database = try folder.openDatabase()
        try await serve(files, from: .live(Services(database)), on: sockets)
        try await database.close()
    }

    private func serve(_ files: SiteFiles, from source: Source<Services>, on sockets: OpenSockets) async throws {
        let site = try VitrineSite(try siteConfiguration(), files: files, source: source, log: log)
        let live = LiveSite(site, showsMistakes: watchesFiles) { previous in
            try VitrineSite(try siteConfiguration(), source: source, replacing: previous, log: log)
        }
        try await serve(live, on: sockets)
    }

    /// A designer has the files of the previews open beside them.
    private var watchesFiles: Bool { options.watchesFiles || options.servesStubs }

    /// The previews know nobody, and keep no key.
    private func siteConfiguration() throws -> SiteConfiguration {
        let keyFile = options.servesStubs ? nil : DataFolder.keyFile(in: options.data)
        return try SiteConfiguration(options, keyFile: keyFile, metrics: metrics, log: log)
    }

    private func serve(_ site: LiveSite<Services, ShellViewModel>, on sockets: OpenSockets) async throws {
        let access = options.accessLog.map {
            AccessLog($0, routes: site.routeNames, proxies: TrustedProxies(options.trustedProxies), log: log)
        }
        defer { access?.flush() }
        var configuration = configuration
        configuration.failureResponder = { site.failure($0, head: $1, id: $2) }
        configuration.onExchange = { [metrics] exchange in
            metrics.note(exchange)
            access?.note(exchange)
        }
        let server = Server(configuration: configuration, sockets: sockets, handler: site, onEvent: log.tell)
        let signals = await Signals(stop: { server.stop() }, reload: { reload(site, because: "SIGHUP came") })
        defer { signals.cancel() }
        let watch = watchesFiles ? try watch { reload(site, because: "files have changed") } : nil
        defer { watch?.cancel() }
        try await server.run()
    }

    private func watch(_ onChange: @escaping @Sendable () -> Void) throws -> FileWatch {
        let root = try RootFolder(options.root).url
        return FileWatch(RootFolder.parts.map { root.appendingPathComponent($0) }, onChange: onChange)
    }

    private func reload(_ site: LiveSite<Services, ShellViewModel>, because reason: String) {
        if let mistakes = site.reload() {
            log.error("\(reason): nothing was taken in, because of these mistakes:\n\(mistakes)")
        } else {
            log.info("\(reason): took in templates, words and files")
        }
    }
}

extension Log {
    fileprivate func tell(_ event: ServerEvent) {
        switch event {
        case .listening(let addresses):
            for address in addresses { info("serving on \(address.isPath ? "" : "http://")\(address)") }
        case .refused(let status, let id, let failure, let peer):
            // The page of the refusal shows the request's id.
            info("request \(id): refused \(status) \(failure.map { "\($0)" } ?? "") \(peer.map { "\($0)" } ?? "")")
        case .acceptPaused(let errno): warn("accepting paused: \(String(cString: strerror(errno)))")
        case .drainExpired(let count): warn("stopping: \(count) connections were cut")
        case .stopped: info("stopped")
        }
    }
}

extension SocketAddress {
    fileprivate var isPath: Bool { if case .unix = self { true } else { false } }
}
