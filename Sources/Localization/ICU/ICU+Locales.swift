import _FoundationICU

extension ICU {
    /// The tag with its most likely script and region, `zh_HK` → `zh_Hant_HK`; nil for a language it does not know.
    static func maximized(_ identifier: String) -> String? {
        var status = U_ZERO_ERROR
        let capacity = 64
        let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer -> String? in
            let length = swift_uloc_addLikelySubtags(identifier, buffer.baseAddress, Int32(capacity), &status)
            guard status.rawValue <= 0, length > 0, length < capacity else { return nil }
            return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
        return text == identifier && !identifier.contains("_") ? nil : text
    }

    /// The locales whose parent is not what is left without the last subtag, by that parent (CLDR `parentLocales`).
    static var parentLocales: [(parent: String, children: [String])] {
        withTable("parentLocales", of: "supplementalData") { table, status in
            var rows: [(parent: String, children: [String])] = []
            while status.rawValue <= 0, swift_ures_hasNext(table) != 0 {
                let row = swift_ures_getNextResource(table, nil, &status)
                defer { swift_ures_close(row) }
                guard let key = swift_ures_getKey(row) else { continue }
                let children = (0..<swift_ures_getSize(row)).compactMap { index -> String? in
                    var length: Int32 = 0
                    guard let start = swift_ures_getStringByIndex(row, index, &length, &status) else { return nil }
                    return text(UnsafeBufferPointer(start: start, count: Int(length)))
                }
                rows.append((String(cString: key), children))
            }
            return rows
        }
    }

    static func isRightToLeft(_ identifier: String) -> Bool { swift_uloc_isRightToLeft(identifier) != 0 }

    /// A language's name for a list or menu: `español` in Spanish, with the capital that such a list has.
    static func displayName(of identifier: String, in other: String) -> String? {
        var status = U_ZERO_ERROR
        var contexts = [UDISPCTX_DIALECT_NAMES, UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU]
        let names = swift_uldn_openForContext(other, &contexts, Int32(contexts.count), &status)
        defer { swift_uldn_close(names) }
        guard status.rawValue <= 0 else { return nil }
        return text { swift_uldn_localeDisplayName(names, identifier, $0, $1, &$2) }
    }
}
