/// Chooses among representations by what the client accepts (RFC 9110 §12.5.1).
public enum ContentNegotiation {
    /// The offered type with the highest quality, the first of equals; `nil` when none is acceptable (406). Without an
    /// `Accept` field, or with an empty one, everything is; and what a list too long to be read says at its end is not held
    /// against anybody.
    public static func best(of offered: [MediaType], accepting fields: HeaderFields) -> MediaType? {
        let list = QualityList(of: .accept, in: fields)
        let accepted = list.elements
        guard !accepted.isEmpty else { return offered.first }
        var best: (type: MediaType, quality: Int)?
        for type in offered {
            let quality = quality(of: type, in: accepted)
            if quality > best?.quality ?? 0 { best = (type, quality) }
        }
        return best?.type ?? (list.isCut ? offered.first : nil)
    }

    /// Whether a gzip coding may be sent and is not liked less than none (RFC 9110 §12.5.3).
    public static func acceptsGzip(_ fields: HeaderFields) -> Bool {
        guard fields.contains(.acceptEncoding) else { return false }
        if let isListed = listsGzip(fields) { return isListed }
        let accepted = QualityList(of: .acceptEncoding, in: fields).elements
        func quality(_ names: String...) -> Int? { accepted.first { names.contains($0.value) }?.quality }
        let gzip = quality("gzip", "x-gzip") ?? quality("*") ?? 0
        return gzip > 0 && gzip >= quality("identity") ?? 0
    }

    /// As browsers ask, without q-values, which needs no list in memory: whether gzip is named. `nil` where there are any.
    private static func listsGzip(_ fields: HeaderFields) -> Bool? {
        let wire = fields.wire.span
        var isListed = false
        for entry in fields.entries where fields.matches(entry, .acceptEncoding) {
            let end = Int(entry.value.upperBound)
            var start = Int(entry.value.lowerBound)
            guard wire.firstIndex(of: .semicolon, in: start..<end) == nil else { return nil }
            while start < end {
                let comma = wire.firstIndex(of: .comma, in: start..<end) ?? end
                let name = wire.trimmed(start..<comma)
                isListed = isListed || wire.equalsFolded("gzip", in: name) || wire.equalsFolded("x-gzip", in: name)
                isListed = isListed || wire.equalsFolded("*", in: name)
                start = comma + 1
            }
        }
        return isListed
    }

    /// That of the most specific range that matches: a type with its parameters, then the type, then `text/*`, then `*/*`.
    /// Clients name parameters that say nothing, such as a charset of JSON: a range with other parameters counts as its type.
    private static func quality(of type: MediaType, in accepted: [QualityList.Element]) -> Int {
        for range in [type.description.asciiLowercased, type.essence] {
            if let element = accepted.first(where: { $0.value == range }) { return element.quality }
        }
        if let element = accepted.first(where: { $0.value.hasPrefix(type.essence + ";") }) { return element.quality }
        for range in [type.topLevel + "/*", "*/*"] {
            if let element = accepted.first(where: { $0.value == range }) { return element.quality }
        }
        return 0
    }
}

extension String {
    fileprivate var asciiLowercased: String {
        String(decoding: utf8.lazy.map(\.asciiLowercased).filter { !$0.isBlank }, as: UTF8.self)
    }
}
