/// What a browser makes of an attribute's value.
enum AttributeKind {
    case plain
    /// A person reads it.
    case words
    /// A person reads it if the input is a button.
    case inputValue
    case url, sourceSet, eventHandler, style, document, animation

    init(_ attribute: String, of element: String) {
        // `xlink:href` is `href`.
        let name = attribute.split(separator: ":").last.map(String.init) ?? attribute
        if name.hasPrefix("on") {
            self = .eventHandler
        } else if Self.urls.contains(name) {
            self = .url
        } else if name == "srcset" || name == "imagesrcset" {
            self = .sourceSet
        } else if name == "style" {
            self = .style
        } else if name == "srcdoc" {
            self = .document
        } else if element.hasPrefix("animate") || element == "set", Self.animated.contains(name) {
            self = .animation
        } else if Self.read.contains(name) {
            self = .words
        } else {
            self = name == "value" && element == "input" ? .inputValue : .plain
        }
    }

    private static let urls: Set<String> = [
        "action", "archive", "background", "cite", "classid", "codebase", "data", "dynsrc", "formaction", "href",
        "icon", "longdesc", "lowsrc", "manifest", "ping", "poster", "profile", "src", "usemap",
    ]

    /// SVG animation can set `href`.
    private static let animated: Set<String> = ["attributename", "by", "from", "to", "values"]

    private static let read: Set<String> = [
        "abbr", "alt", "aria-description", "aria-label", "aria-placeholder", "aria-roledescription", "aria-valuetext",
        "label", "placeholder", "title",
    ]
}
