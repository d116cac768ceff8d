import MVVMServer

/// `Web check`: everything that a start checks, without serving.
struct Checkup {
    private let options: Options

    init(_ options: Options) { self.options = options }

    func run() throws {
        let log = Log()
        defer { log.flush() }
        _ = try VitrineSite(try SiteConfiguration(options, log: log), source: .stubs, log: log)
        Console.write("Templates, words, files and routes are in order.")
    }
}
