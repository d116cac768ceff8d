/// A key without a letter, by the code point that WebDriver gives it (WebDriver §17.4.2).
public enum WebDriverKey: String, Sendable {
    case tab = "\u{E004}"
    case enter = "\u{E007}"
    case escape = "\u{E00C}"
    case space = "\u{E00D}"
    case left = "\u{E012}"
    case up = "\u{E013}"
    case right = "\u{E014}"
    case down = "\u{E015}"
}
