import _FoundationICU

extension ICU {
    /// Whether CLDR has rules for a language; `und` is the root of all. One that it does not know would get `other` for
    /// every number.
    static func hasPluralRules(_ language: String) -> Bool {
        language == "und"
            || withTable("locales", of: "plurals") { table, status in
                var length: Int32 = 0
                return swift_ures_getStringByKey(table, language, &length, &status) != nil && status.rawValue <= 0
            }
    }

    static func openPluralRules(_ identifier: String, ordinal: Bool) -> OpaquePointer? {
        var status = U_ZERO_ERROR
        let kind = ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL
        let rules = swift_uplrules_openForType(identifier, kind, &status)
        return status.rawValue <= 0 ? rules : nil
    }

    static func closePluralRules(_ rules: OpaquePointer) { swift_uplrules_close(rules) }

    /// The category of a number without visible fraction digits.
    static func category(of number: Double, in rules: OpaquePointer) -> String {
        text { swift_uplrules_select(rules, number, $0, $1, &$2) } ?? "other"
    }

    /// The category of a number as it is written, trailing zeros included: `"1.50"`.
    static func category(of decimal: String, fractionDigits: Int, in rules: OpaquePointer) -> String {
        var status = U_ZERO_ERROR
        let skeleton = Array((fractionDigits == 0 ? "." : "." + String(repeating: "0", count: fractionDigits)).utf16)
        let formatter = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), "en", &status)
        let result = swift_unumf_openResult(&status)
        defer {
            swift_unumf_close(formatter)
            swift_unumf_closeResult(result)
        }
        swift_unumf_formatDecimal(formatter, decimal, Int32(decimal.utf8.count), result, &status)
        guard status.rawValue <= 0 else { return "other" }
        return text { swift_uplrules_selectFormatted(rules, result, $0, $1, &$2) } ?? "other"
    }

    static func categories(of rules: OpaquePointer) -> [String] {
        var status = U_ZERO_ERROR
        return texts(in: swift_uplrules_getKeywords(rules, &status))
    }
}
