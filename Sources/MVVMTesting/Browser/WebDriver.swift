/// A running chromedriver, which starts browsers and ends them.
///
/// Speaks plain WebDriver (W3C) over HTTP on a loopback port that chromedriver chooses. A dying value takes the
/// driver and its browsers with it.
public final class WebDriver: Sendable {
    private let program: ProgramUnderTest
    private let transport: WebDriverTransport
    /// Holds the profiles of the browsers, which a killed one leaves behind.
    private let profiles: TemporaryFolder

    /// The folder of the profiles: every process of this driver has it as its `TMPDIR`.
    var folder: String { profiles.path }

    /// Opens a browser, lends it to `body` and closes it, with its driver, however `body` ends.
    ///
    ///     try await WebDriver.withBrowser(WebDriverOptions(language: "ar")) { browser in
    ///         try await browser.open(site)
    ///         try await browser.find("#title").type("Dark mode")
    ///     }
    public static func withBrowser<Result>(
        _ options: WebDriverOptions = WebDriverOptions(), isolation: isolated (any Actor)? = #isolation,
        _ body: (WebDriverSession) async throws -> sending Result
    ) async throws -> sending Result {
        let driver = try await WebDriver()
        let browser = try await driver.openBrowser(options)
        do {
            let result = try await body(browser)
            try await browser.close()
            return result
        } catch {
            // The error of the body is the one to show; a driver that cannot close its browser is killed with it.
            try? await browser.close()
            throw error
        }
    }

    /// - Throws: ``ProgramUnderTest/Failure`` when no chromedriver is in `PATH`, or it does not come up in 20 seconds.
    public init() async throws {
        profiles = try TemporaryFolder()
        let line: String
        (program, line) = try await Self.start(profiles: profiles)
        // "ChromeDriver was started successfully on port 41231."
        guard let port = line.split(separator: " ").last.flatMap({ UInt16($0.dropLast()) }) else {
            throw WebDriverError(code: "session not created", message: line)
        }
        transport = WebDriverTransport(port: port)
    }

    /// It takes a port that is free in IPv6, and ends where somebody has the same one in IPv4; so it is started again.
    private static func start(
        profiles: TemporaryFolder, attempts: Int = 5
    ) async throws -> (program: ProgramUnderTest, line: String) {
        let program = try ProgramUnderTest(
            .system("chromedriver", "chromium-driver", "/usr/lib/chromium/chromedriver"), ["--port=0"],
            environment: ["TMPDIR": profiles.path])
        do {
            let text = "started successfully on port"
            return (program, try await program.waitForOutput(containing: text, within: .seconds(20)))
        } catch ProgramUnderTest.Failure.ended(_, _, let output)
            where attempts > 1 && output.contains("Address already in use")
        {
            return try await start(profiles: profiles, attempts: attempts - 1)
        }
    }

    /// - Throws: ``WebDriverError`` `session not created` when no browser can be started.
    public func openBrowser(_ options: WebDriverOptions = WebDriverOptions()) async throws -> WebDriverSession {
        struct Answer: Decodable { let sessionId: String }
        let answer: Answer = try await transport.call(.post, "/session", WebDriverCapabilities(options))
        let browser = WebDriverSession(id: answer.sessionId, transport: transport)
        // The size of a window counts its own bars, and has a minimum of 500 in width.
        try await browser.resize(width: options.width, height: options.height)
        return browser
    }
}
