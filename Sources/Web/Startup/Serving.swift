import Dispatch
import Foundation
import HTTP
import HTTPServer
import MVVMServer
import SQLite

/// `Web serve`: opens the store, checks the site, serves until it is told to stop.
struct Serving {
    private let options: Options
    private let log = Log()

    init(_ options: Options) { self.options = options }

    func run() async throws {
        defer { log.flush() }
        let addresses = try addresses()
        guard !options.servesStubs else {
            return try await serve(try VitrineSite(options, source: .stubs, log: log), from: .stubs, on: addresses)
        }
        // Opened once the site is in order: a mistake in it leaves no data folder behind.
        var database: Database?
        let site = try VitrineSite(options, source: .live(Services(try open(&database))), log: log)
        guard let database else { return }
        try await serve(site, from: .live(Services(database)), on: addresses)
        try await database.close()
    }

    /// Serves the site, or with `--watch` what its files are at the time; previews always watch them.
    private func serve(
        _ site: VitrineSite, from source: Source<Services>, on addresses: [SocketAddress]
    ) async throws {
        guard options.watchesFiles || options.servesStubs else {
            return try await serve(site, on: addresses) { site.failure($0, head: $1) }
        }
        let live = LiveSite(site) { [options, log] in try VitrineSite(options, source: source, log: log) }
        let root = try RootFolder(options.root).url
        let watch = FileWatch(RootFolder.parts.map { root.appendingPathComponent($0) }) { [log] in
            if let mistakes = live.reload() { log.warn(mistakes) } else { log.info("took in changed files") }
        }
        defer { watch.cancel() }
        try await serve(live, on: addresses) { live.failure($0, head: $1) }
    }

    private func open(_ database: inout Database?) throws -> Database {
        let opened = try DataFolder(options.data).openDatabase()
        database = opened
        return opened
    }

    private func serve(
        _ handler: some Handler, on addresses: [SocketAddress],
        failure: @escaping @Sendable (Status, RequestHead?) -> Response
    ) async throws {
        var configuration = ServerConfiguration(addresses: addresses)
        configuration.failureResponder = failure
        let server = Server(configuration: configuration, handler: handler, onEvent: log.tell)
        let signals = await StopSignals { server.stop() }
        defer { signals.cancel() }
        try await server.run()
    }

    /// - Throws: `UsageMistake` for what is no address, and for previews that strangers could reach.
    private func addresses() throws(UsageMistake) -> [SocketAddress] {
        var addresses: [SocketAddress] = []
        for text in options.listenAddresses {
            guard let address = SocketAddress(parsing: text) else {
                throw UsageMistake("--listen '\(text)' is no address such as 127.0.0.1:8080.")
            }
            guard !options.servesStubs || options.allowsRemote || Loopback.contains(text) else {
                throw UsageMistake("--stubs serves this machine only; --allow-remote lets '\(text)' in.")
            }
            addresses.append(address)
        }
        return addresses
    }
}

extension Services {
    init(_ database: Database) {
        self.init(database, clock: .system, identifiers: .version7(clock: .system))
    }

    init(_ database: Database, clock: Clock, identifiers: IdentifierSource) {
        ideas = SQLiteIdeaRepository(database: database, clock: clock, identifiers: identifiers)
        stages = SQLiteStageRepository(database: database)
        visitors = SQLiteVisitorRepository(database: database, clock: clock, identifiers: identifiers)
        votes = SQLiteVoteRepository(database: database, clock: clock)
    }
}

extension Log {
    fileprivate func tell(_ event: ServerEvent) {
        switch event {
        case .listening(let addresses):
            for address in addresses { info("serving on http://\(address)") }
        case .refused(let status, let failure, let peer):
            info("refused \(status) \(failure.map { "\($0)" } ?? "") \(peer.map { "\($0)" } ?? "")")
        case .acceptPaused(let errno): warn("accepting paused: \(String(cString: strerror(errno)))")
        case .drainExpired(let count): warn("stopping: \(count) connections were cut")
        case .stopped: info("stopped")
        }
    }
}
