/// Which bytes of a text may stand as they are in a part of a URL (RFC 3986 section 2).
enum URLPart {
    /// Unreserved and reserved characters, and valid percent-encodings.
    case whole
    /// Those of a path: the same without `?` and `#`.
    case path
    /// Unreserved characters only.
    case component

    func keeps(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
            true
        case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "("), UInt8(ascii: ")"),
            UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: ":"),
            UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "@"), UInt8(ascii: "["), UInt8(ascii: "]"):
            self != .component
        case UInt8(ascii: "?"), UInt8(ascii: "#"): self == .whole
        default: false
        }
    }
}
