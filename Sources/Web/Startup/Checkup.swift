import MVVMServer

/// `Web check`: everything that a start checks, without serving.
struct Checkup {
    private let options: Options

    init(_ options: Options) { self.options = options }

    func run() throws {
        _ = try VitrineSite(options, source: .stubs, log: Log())
        Console.write("Templates, words, files and routes are in order.")
    }
}
