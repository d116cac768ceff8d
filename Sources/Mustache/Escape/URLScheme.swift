/// The schemes that a URL from data may have.
enum URLScheme {
    static let harmless = ["http", "https", "mailto", "tel"].map { Array($0.utf8) }

    /// Whether `url` is relative or has a harmless scheme.
    ///
    /// Browsers drop blanks, tabs and line ends before they look for the scheme; a scheme that needs this to be recognized
    /// is not in the list, so `java\nscript:` is refused like any other.
    static func isHarmless(_ url: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let end = url.firstIndex { byte in
            switch byte {
            case UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "\\"): true
            default: false
            }
        }
        guard let end, url[end] == UInt8(ascii: ":") else { return true }
        let scheme = url[..<end].map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
        return harmless.contains(scheme)
    }
}
