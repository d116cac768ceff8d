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
        program = try ProgramUnderTest(
            .system("chromedriver", "chromium-driver", "/usr/lib/chromium/chromedriver"), ["--port=0"],
            environment: ["TMPDIR": profiles.path])
        let line = try await program.waitForOutput(containing: "started successfully on port", within: .seconds(20))
        // "ChromeDriver was started successfully on port 41231."
        guard let port = line.split(separator: " ").last.flatMap({ UInt16($0.dropLast()) }) else {
            throw WebDriverError(code: "session not created", message: line)
        }
        transport = WebDriverTransport(port: port)
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
