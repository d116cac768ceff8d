import MVVMServer

/// `Web check`: everything that a start checks, with and without `--stubs`, without serving.
struct Checkup {
    private let options: Options

    init(_ options: Options) { self.options = options }

    /// - Throws: `SiteMistakes` with those of both starts; a mistake of another kind ends the check.
    func run() throws {
        let log = Log()
        defer { log.flush() }
        // Neither start sees everything: a live one does not read the gallery's templates and words, and to the previews
        // whatever those use is in use.
        var live = try SiteConfiguration(options, log: log)
        live.gallery = nil
        var previews = live
        previews.gallery = .vitrine
        // The previews warn of these texts too.
        live.onEvent = { _ in }
        if let mistakes = SiteMistakes(try [live, previews].compactMap { try mistakes(of: $0, log: log) }) {
            throw mistakes
        }
        Console.write("Templates, words, files and routes are in order.")
    }

    private func mistakes(of configuration: SiteConfiguration, log: Log) throws -> SiteMistakes? {
        do {
            _ = try VitrineSite(configuration, source: .stubs, log: log)
            return nil
        } catch let mistakes as SiteMistakes {
            return mistakes
        }
    }
}
