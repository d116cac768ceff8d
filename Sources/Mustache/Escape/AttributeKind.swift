/// What a browser makes of an attribute's value.
enum AttributeKind {
    case plain, url, sourceSet, eventHandler, style, document, animation

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
        } else {
            self = .plain
        }
    }

    private static let urls: Set<String> = [
        "action", "archive", "background", "cite", "classid", "codebase", "data", "dynsrc", "formaction", "href",
        "icon",
        "longdesc", "lowsrc", "manifest", "ping", "poster", "profile", "src", "usemap",
    ]

    /// SVG animation can set `href`.
    private static let animated: Set<String> = ["attributename", "by", "from", "to", "values"]

    /// Whether a person reads the value.
    static func isRead(_ attribute: String) -> Bool { read.contains(attribute) }

    private static let read: Set<String> = [
        "abbr", "alt", "aria-description", "aria-label", "aria-placeholder", "aria-roledescription", "aria-valuetext",
        "label", "placeholder", "title",
    ]
}
