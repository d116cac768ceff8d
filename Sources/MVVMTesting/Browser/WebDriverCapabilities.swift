/// The body of `POST /session`: W3C capabilities with Chromium's own options.
struct WebDriverCapabilities: Encodable {
    private struct Capabilities: Encodable {
        let alwaysMatch: AlwaysMatch
    }

    private struct AlwaysMatch: Encodable {
        enum CodingKeys: String, CodingKey {
            case browserName
            case chromium = "goog:chromeOptions"
        }
        let browserName = "chrome"
        let chromium: Chromium
    }

    private struct Chromium: Encodable {
        let args: [String]
        let prefs: Preferences
    }

    private struct Preferences: Encodable {
        enum CodingKeys: String, CodingKey {
            case languages = "intl.accept_languages"
            case javaScript = "profile.managed_default_content_settings.javascript"
        }
        let languages: String
        /// Chromium's content setting: 1 allows, 2 blocks.
        let javaScript: Int
    }

    private let capabilities: Capabilities

    init(_ options: WebDriverOptions) {
        let arguments = [
            "--headless=new", "--disable-gpu", "--hide-scrollbars",
            // Not over a socket on "localhost", a name that a bare system does not know.
            "--remote-debugging-pipe",
            // A container has neither the user namespaces of the sandbox nor a large /dev/shm.
            "--no-sandbox", "--disable-dev-shm-usage",
            "--lang=\(options.language)",
        ]
        let preferences = Preferences(languages: options.language, javaScript: options.javaScriptEnabled ? 1 : 2)
        capabilities = Capabilities(
            alwaysMatch: AlwaysMatch(chromium: Chromium(args: arguments, prefs: preferences)))
    }
}
