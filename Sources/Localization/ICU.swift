// The only file that imports the ICU which Foundation itself carries (an underscored module of the toolchain).
// Owns every call into it; hands out Swift values and opaque pointers whose owner closes them.
// A toolchain that drops the module fails to build here, and ICUTests says what to do then.

import MVVM
import _FoundationICU

enum ICU {
    /// An open date format; `ICUDateFormat` owns it.
    typealias DateFormatHandle = UnsafeMutablePointer<UnsafeMutableRawPointer?>

    /// `"76.1"`
    static var version: String { U_ICU_VERSION }

    // MARK: Locales

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

    // MARK: Plural rules

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
        let keywords = swift_uplrules_getKeywords(rules, &status)
        defer { swift_uenum_close(keywords) }
        var names: [String] = []
        while status.rawValue <= 0, let keyword = swift_uenum_next(keywords, nil, &status) {
            names.append(String(cString: keyword))
        }
        return names
    }

    // MARK: Collation

    static func openCollator(_ identifier: String) -> OpaquePointer? {
        var status = U_ZERO_ERROR
        let collator = swift_ucol_open(identifier, &status)
        return status.rawValue <= 0 ? collator : nil
    }

    static func closeCollator(_ collator: OpaquePointer) { swift_ucol_close(collator) }

    /// Bytes that compare as the texts do in the collator's locale.
    static func sortKey(of text: String, with collator: OpaquePointer) -> [UInt8] {
        let units = Array(text.utf16)
        let length = swift_ucol_getSortKey(collator, units, Int32(units.count), nil, 0)
        return [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
            count = Int(swift_ucol_getSortKey(collator, units, Int32(units.count), buffer.baseAddress, length))
        }
    }

    // MARK: Numbers

    static func numberSymbols(_ identifier: String) -> NumberSymbols? {
        var status = U_ZERO_ERROR
        guard let format = swift_unum_open(UNUM_DECIMAL, nil, 0, identifier, nil, &status), status.rawValue <= 0
        else { return nil }
        defer { swift_unum_close(format) }
        func symbol(_ kind: UNumberFormatSymbol) -> String {
            text { swift_unum_getSymbol(format, kind, $0, $1, &$2) } ?? ""
        }
        func affix(_ kind: UNumberFormatTextAttribute) -> String {
            text { swift_unum_getTextAttribute(format, kind, $0, $1, &$2) } ?? ""
        }
        let digits: [UNumberFormatSymbol] = [
            UNUM_ZERO_DIGIT_SYMBOL, UNUM_ONE_DIGIT_SYMBOL, UNUM_TWO_DIGIT_SYMBOL, UNUM_THREE_DIGIT_SYMBOL,
            UNUM_FOUR_DIGIT_SYMBOL, UNUM_FIVE_DIGIT_SYMBOL, UNUM_SIX_DIGIT_SYMBOL, UNUM_SEVEN_DIGIT_SYMBOL,
            UNUM_EIGHT_DIGIT_SYMBOL, UNUM_NINE_DIGIT_SYMBOL,
        ]
        return NumberSymbols(
            digits: digits.map(symbol), grouping: symbol(UNUM_GROUPING_SEPARATOR_SYMBOL),
            decimal: symbol(UNUM_DECIMAL_SEPARATOR_SYMBOL), negativePrefix: affix(UNUM_NEGATIVE_PREFIX),
            negativeSuffix: affix(UNUM_NEGATIVE_SUFFIX), infinity: symbol(UNUM_INFINITY_SYMBOL),
            notANumber: symbol(UNUM_NAN_SYMBOL),
            groupSize: Int(swift_unum_getAttribute(format, UNUM_GROUPING_SIZE)),
            laterGroupSize: Int(swift_unum_getAttribute(format, UNUM_SECONDARY_GROUPING_SIZE)),
            minimumGroupingDigits: Int(swift_unum_getAttribute(format, UNUM_MINIMUM_GROUPING_DIGITS)))
    }

    // MARK: Dates

    /// - Parameter style: nil leaves that half out; one of both is given.
    static func openDateFormat(_ identifier: String, _ style: DateTimeStyle, zone: String?) -> DateFormatHandle? {
        var status = U_ZERO_ERROR
        let zone = Array((zone ?? "UTC").utf16)
        let format = swift_udat_open(
            icuStyle(style.time), icuStyle(style.date), identifier, zone, Int32(zone.count), nil, 0, &status)
        return status.rawValue <= 0 ? format : nil
    }

    static func closeDateFormat(_ format: DateFormatHandle) { swift_udat_close(format) }

    static func format(_ seconds: Double, with format: DateFormatHandle) -> String? {
        text { swift_udat_format(format, seconds * 1_000, $0, $1, nil, &$2) }
    }

    /// CLDR's pattern, `d MMM y`; nil where the locale's calendar is not the Gregorian one.
    static func gregorianPattern(of format: DateFormatHandle) -> String? {
        var status = U_ZERO_ERROR
        let kind = swift_ucal_getType(UnsafeMutablePointer(mutating: swift_udat_getCalendar(format)), &status)
        guard status.rawValue <= 0, let kind, String(cString: kind) == "gregorian" else { return nil }
        return text { swift_udat_toPattern(format, 0, $0, $1, &$2) }
    }

    static func dateSymbols(of format: DateFormatHandle) -> DateSymbols {
        func names(_ kind: UDateFormatSymbolType) -> [String] {
            (0..<swift_udat_countSymbols(format, kind)).map { index in
                text { swift_udat_getSymbols(format, kind, index, $0, $1, &$2) } ?? ""
            }
        }
        return DateSymbols(
            months: .init(wide: names(UDAT_MONTHS), short: names(UDAT_SHORT_MONTHS)),
            standaloneMonths: .init(wide: names(UDAT_STANDALONE_MONTHS), short: names(UDAT_STANDALONE_SHORT_MONTHS)),
            // ICU counts weekdays from 1; the name at 0 is empty.
            weekdays: .init(
                wide: Array(names(UDAT_WEEKDAYS).dropFirst()), short: Array(names(UDAT_SHORT_WEEKDAYS).dropFirst())),
            standaloneWeekdays: .init(
                wide: Array(names(UDAT_STANDALONE_WEEKDAYS).dropFirst()),
                short: Array(names(UDAT_STANDALONE_SHORT_WEEKDAYS).dropFirst())),
            dayHalves: names(UDAT_AM_PMS))
    }

    /// The offset of a zone from UTC at a moment, and when it changes next.
    static func zoneOffsets(_ zone: String, from start: Int, until end: Int) -> [(since: Int, offset: Int)] {
        var status = U_ZERO_ERROR
        let name = Array(zone.utf16)
        let calendar = swift_ucal_open(name, Int32(name.count), "en", UCAL_GREGORIAN, &status)
        defer { swift_ucal_close(calendar) }
        var rows: [(since: Int, offset: Int)] = []
        var moment = Double(start) * 1_000
        repeat {
            swift_ucal_setMillis(calendar, moment, &status)
            let offset =
                swift_ucal_get(calendar, UCAL_ZONE_OFFSET, &status) + swift_ucal_get(calendar, UCAL_DST_OFFSET, &status)
            guard status.rawValue <= 0 else { break }
            rows.append((Int(moment / 1_000), Int(offset) / 1_000))
            guard swift_ucal_getTimeZoneTransitionDate(calendar, UCAL_TZ_TRANSITION_NEXT, &moment, &status) != 0
            else { break }
        } while moment < Double(end) * 1_000
        return rows
    }

    private static func icuStyle(_ style: DateTimeStyle.Length?) -> UDateFormatStyle {
        switch style {
        case nil: UDAT_NONE
        case .short: UDAT_SHORT
        case .medium: UDAT_MEDIUM
        case .long: UDAT_LONG
        case .full: UDAT_FULL
        }
    }

    /// Runs a call that fills a buffer of UTF-16; 256 units hold every name and pattern of CLDR.
    private static func text(
        _ fill: (UnsafeMutablePointer<UChar>?, Int32, inout UErrorCode) -> Int32
    ) -> String? {
        let capacity = 256
        return withUnsafeTemporaryAllocation(of: UChar.self, capacity: capacity) { buffer in
            var status = U_ZERO_ERROR
            let length = Int(fill(buffer.baseAddress, Int32(capacity), &status))
            guard status.rawValue <= 0, (0...capacity).contains(length) else { return nil }
            return String(decoding: buffer.prefix(length), as: UTF16.self)
        }
    }
}
