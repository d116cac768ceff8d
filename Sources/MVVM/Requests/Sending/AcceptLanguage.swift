/// Writes `Accept-Language` (RFC 9110 §12.5.4).
enum AcceptLanguage {
    /// `es-MX, es;q=0.9, en;q=0.8`: the first is liked best; the tenth and later ones alike.
    ///
    /// - Parameter languages: BCP 47 tags; POSIX names (`es_MX.UTF-8`) are taken too. What is neither is left out.
    static func field(for languages: [String]) -> String {
        languages.compactMap(tag).enumerated()
            .map { index, tag in index == 0 ? tag : "\(tag);q=0.\(max(1, 10 - index))" }
            .joined(separator: ", ")
    }

    private static func tag(_ name: String) -> String? {
        let tag = String(name.prefix { $0 != "." && $0 != "@" }).replacing("_", with: "-")
        let isTag = tag.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
        return isTag && !tag.isEmpty && tag != "C" && tag != "POSIX" ? tag : nil
    }
}
