/// How a browser is started. It has no window on a screen and an empty profile of its own.
public struct WebDriverOptions: Sendable {
    public enum ColorScheme: String, Sendable {
        case light, dark
    }

    /// The language that the browser asks pages for, as in `Accept-Language`.
    public var language: String
    /// Of the page, in CSS pixels.
    public var width: Int
    public var height: Int
    /// False: pages run no script of their own, as if the visitor had switched it off.
    /// ``WebDriverSession/execute(_:_:as:)`` still works, so a test can look.
    public var javaScriptEnabled: Bool

    public init(language: String = "en", width: Int = 1280, height: Int = 900, javaScriptEnabled: Bool = true) {
        self.language = language
        self.width = width
        self.height = height
        self.javaScriptEnabled = javaScriptEnabled
    }
}
