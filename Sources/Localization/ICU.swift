// The only file that imports the ICU which Foundation itself carries (an underscored module of the toolchain).
// Owns every call into it; hands out Swift values and opaque pointers whose owner closes them.
// A toolchain that drops the module fails to build here, and ICUTests says what to do then.

import MVVM
import _FoundationICU

enum ICU {
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
                    return String(decoding: UnsafeBufferPointer(start: start, count: Int(length)), as: UTF16.self)
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

    // MARK: Plural rules

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

    static func numberSymbols(_ identifier: String, _ style: NumberStyle = .decimal) -> NumberSymbols? {
        guard let format = openNumberFormat(identifier, style) else { return nil }
        defer { swift_unum_close(format) }
        func symbol(_ kind: UNumberFormatSymbol) -> String {
            text { swift_unum_getSymbol(format, kind, $0, $1, &$2) } ?? ""
        }
        func affix(_ kind: UNumberFormatTextAttribute) -> String {
            text { swift_unum_getTextAttribute(format, kind, $0, $1, &$2) } ?? ""
        }
        func attribute(_ kind: UNumberFormatAttribute) -> Int { Int(swift_unum_getAttribute(format, kind)) }
        let digits: [UNumberFormatSymbol] = [
            UNUM_ZERO_DIGIT_SYMBOL, UNUM_ONE_DIGIT_SYMBOL, UNUM_TWO_DIGIT_SYMBOL, UNUM_THREE_DIGIT_SYMBOL,
            UNUM_FOUR_DIGIT_SYMBOL, UNUM_FIVE_DIGIT_SYMBOL, UNUM_SIX_DIGIT_SYMBOL, UNUM_SEVEN_DIGIT_SYMBOL,
            UNUM_EIGHT_DIGIT_SYMBOL, UNUM_NINE_DIGIT_SYMBOL,
        ]
        let isMoney = if case .currency = style { true } else { false }
        let least = max(attribute(UNUM_MIN_FRACTION_DIGITS), 0)
        return NumberSymbols(
            digits: digits.map(symbol),
            grouping: symbol(isMoney ? UNUM_MONETARY_GROUPING_SEPARATOR_SYMBOL : UNUM_GROUPING_SEPARATOR_SYMBOL),
            decimal: symbol(isMoney ? UNUM_MONETARY_SEPARATOR_SYMBOL : UNUM_DECIMAL_SEPARATOR_SYMBOL),
            negativePrefix: affix(UNUM_NEGATIVE_PREFIX), negativeSuffix: affix(UNUM_NEGATIVE_SUFFIX),
            infinity: symbol(UNUM_INFINITY_SYMBOL), notANumber: symbol(UNUM_NAN_SYMBOL),
            groupSize: attribute(UNUM_GROUPING_SIZE), laterGroupSize: attribute(UNUM_SECONDARY_GROUPING_SIZE),
            minimumGroupingDigits: attribute(UNUM_MINIMUM_GROUPING_DIGITS),
            fractionDigits: least...max(attribute(UNUM_MAX_FRACTION_DIGITS), least))
    }

    /// What a style makes of a whole number.
    static func sample(_ number: Double, _ identifier: String, _ style: NumberStyle) -> String? {
        numberFormat(identifier, skeleton: style.skeleton)?.use { text(of: number, with: $0) }
    }

    private static func openNumberFormat(
        _ identifier: String, _ style: NumberStyle
    ) -> UnsafeMutablePointer<UNumberFormat?>? {
        var status = U_ZERO_ERROR
        let kind =
            switch style {
            case .decimal: UNUM_DECIMAL
            case .percent: UNUM_PERCENT
            case .currency: UNUM_CURRENCY
            }
        let format = swift_unum_open(kind, nil, 0, identifier, nil, &status)
        if case .currency(let code) = style {
            swift_unum_setTextAttribute(format, UNUM_CURRENCY_CODE, Array(code.utf16), 3, &status)
        }
        return status.rawValue <= 0 ? format : nil
    }

    static func ordinalFormat(_ identifier: String) -> ICUObject? {
        var status = U_ZERO_ERROR
        let format = swift_unum_open(UNUM_ORDINAL, nil, 0, identifier, nil, &status)
        guard status.rawValue <= 0 else { return nil }
        return ICUObject(format.map { OpaquePointer($0) }) { swift_unum_close(.init($0)) }
    }

    static func text(ofOrdinal number: Int, with format: OpaquePointer) -> String? {
        text { swift_unum_formatInt64(.init(format), Int64(number), $0, $1, nil, &$2) }
    }

    /// nil for a skeleton that ICU cannot read, such as one of a unit that CLDR does not know.
    static func numberFormat(_ identifier: String, skeleton: String) -> ICUObject? {
        var status = U_ZERO_ERROR
        let skeleton = Array(skeleton.utf16)
        let format = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), identifier, &status)
        return status.rawValue <= 0 ? ICUObject(format) { swift_unumf_close($0) } : nil
    }

    static func text(of number: Double, with format: OpaquePointer) -> String? {
        var status = U_ZERO_ERROR
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(format, number, result, &status)
        guard status.rawValue <= 0 else { return nil }
        return text { swift_unumf_resultToString(result, $0, $1, &$2) }
    }

    // MARK: Lists

    static func listFormat(_ identifier: String, _ kind: LocalizableList.Kind) -> ICUObject? {
        var status = U_ZERO_ERROR
        let type =
            switch kind {
            case .and: ULISTFMT_TYPE_AND
            case .or: ULISTFMT_TYPE_OR
            case .units: ULISTFMT_TYPE_UNITS
            }
        let format = swift_ulistfmt_openForType(identifier, type, ULISTFMT_WIDTH_WIDE, &status)
        guard status.rawValue <= 0 else { return nil }
        return ICUObject(format) { swift_ulistfmt_close($0) }
    }

    static func text(of items: [String], with format: OpaquePointer) -> String? {
        // One buffer holds all items; ICU gets a pointer to each.
        let units = items.map { Array($0.utf16) }
        let lengths = units.map { Int32($0.count) }
        return units.flatMap(\.self).withUnsafeBufferPointer { buffer -> String? in
            guard let base = buffer.baseAddress else { return nil }
            var start = 0
            let pointers: [UnsafePointer<UChar>?] = units.map { item in
                defer { start += item.count }
                return base + start
            }
            // The words between two items are short.
            return text(capacity: buffer.count + 64 * (items.count + 1)) {
                swift_ulistfmt_format(format, pointers, lengths, Int32(items.count), $0, $1, &$2)
            }
        }
    }

    // MARK: Time zones

    /// The names of zones: all that ICU knows, or one for each zone that has a place.
    static func zoneNames(ofPlaces: Bool) -> [String] {
        var status = U_ZERO_ERROR
        let kind = ofPlaces ? UCAL_ZONE_TYPE_CANONICAL_LOCATION : UCAL_ZONE_TYPE_ANY
        return texts(in: swift_ucal_openTimeZoneIDEnumeration(kind, nil, nil, &status))
    }

    /// The name that the time zone database has now: `Asia/Kolkata`, where CLDR has kept `Asia/Calcutta`.
    static func databaseName(ofZone name: String) -> String? {
        let units = Array(name.utf16)
        return text { swift_ucal_getIanaTimeZoneID(units, Int32(units.count), $0, $1, &$2) }
    }

    // MARK: Dates

    /// - Parameter style: nil leaves that half out; one of both is given.
    static func dateFormat(_ identifier: String, _ style: DateTimeStyle, zone: String) -> ICUObject? {
        var status = U_ZERO_ERROR
        let zone = Array(zone.utf16)
        let format = swift_udat_open(
            icuStyle(style.time), icuStyle(style.date), identifier, zone, Int32(zone.count), nil, 0, &status)
        guard status.rawValue <= 0 else { return nil }
        return ICUObject(format.map { OpaquePointer($0) }) { swift_udat_close(.init($0)) }
    }

    /// - Parameter seconds: since 1970-01-01 in UTC.
    static func text(ofDate seconds: Double, with format: OpaquePointer) -> String? {
        text { swift_udat_format(.init(format), seconds * 1_000, $0, $1, nil, &$2) }
    }

    /// CLDR's pattern, `d MMM y`; nil where the locale's calendar is not the Gregorian one.
    static func gregorianPattern(of format: OpaquePointer) -> String? {
        let format = UnsafeMutablePointer<UDateFormat?>(format)
        var status = U_ZERO_ERROR
        let kind = swift_ucal_getType(UnsafeMutablePointer(mutating: swift_udat_getCalendar(format)), &status)
        guard status.rawValue <= 0, let kind, String(cString: kind) == "gregorian" else { return nil }
        return text { swift_udat_toPattern(format, 0, $0, $1, &$2) }
    }

    static func dateSymbols(of format: OpaquePointer) -> DateSymbols {
        let format = UnsafeMutablePointer<UDateFormat?>(format)
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

    static func relativeFormat(_ identifier: String) -> ICUObject? {
        var status = U_ZERO_ERROR
        let format = swift_ureldatefmt_open(
            identifier, nil, UDAT_STYLE_LONG, UDISPCTX_CAPITALIZATION_NONE, &status)
        guard status.rawValue <= 0 else { return nil }
        return ICUObject(format) { swift_ureldatefmt_close($0) }
    }

    /// "yesterday" where the language has a word for it, else "2 days ago".
    static func text(of count: Double, _ unit: RelativeFormat.Unit, with format: OpaquePointer) -> String? {
        let unit =
            switch unit {
            case .second: UDAT_REL_UNIT_SECOND
            case .minute: UDAT_REL_UNIT_MINUTE
            case .hour: UDAT_REL_UNIT_HOUR
            case .day: UDAT_REL_UNIT_DAY
            case .week: UDAT_REL_UNIT_WEEK
            case .month: UDAT_REL_UNIT_MONTH
            case .year: UDAT_REL_UNIT_YEAR
            }
        return text { swift_ureldatefmt_format(format, count, unit, $0, $1, &$2) }
    }

    static func intervalFormat(_ identifier: String, skeleton: String, zone: String) -> ICUObject? {
        var status = U_ZERO_ERROR
        let skeleton = Array(skeleton.utf16)
        let zone = Array(zone.utf16)
        let format = swift_udtitvfmt_open(
            identifier, skeleton, Int32(skeleton.count), zone, Int32(zone.count), &status)
        guard status.rawValue <= 0 else { return nil }
        return ICUObject(format) { swift_udtitvfmt_close($0) }
    }

    static func text(from start: Double, to end: Double, with format: OpaquePointer) -> String? {
        text { swift_udtitvfmt_format(format, start * 1_000, end * 1_000, $0, $1, nil, &$2) }
    }

    /// The offsets of a zone from UTC in a span, each with the moment since which it holds; both in seconds.
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

    /// A table of the data that ICU carries.
    private static func withTable<Result>(
        _ name: String, of bundle: String, _ read: (OpaquePointer?, inout UErrorCode) -> Result
    ) -> Result {
        var status = U_ZERO_ERROR
        let data = swift_ures_openDirect(nil, bundle, &status)
        let table = swift_ures_getByKey(data, name, nil, &status)
        defer {
            swift_ures_close(table)
            swift_ures_close(data)
        }
        return read(table, &status)
    }

    /// What an enumeration lists; it is closed, and may be nil for a failed call.
    private static func texts(in enumeration: OpaquePointer?) -> [String] {
        defer { swift_uenum_close(enumeration) }
        var status = U_ZERO_ERROR
        var texts: [String] = []
        while let text = swift_uenum_next(enumeration, nil, &status) { texts.append(String(cString: text)) }
        return texts
    }

    /// Runs a call that fills a buffer of UTF-16; 256 units hold every name and pattern of CLDR.
    private static func text(
        capacity: Int = 256, _ fill: (UnsafeMutablePointer<UChar>?, Int32, inout UErrorCode) -> Int32
    ) -> String? {
        withUnsafeTemporaryAllocation(of: UChar.self, capacity: capacity) { buffer in
            var status = U_ZERO_ERROR
            let length = Int(fill(buffer.baseAddress, Int32(capacity), &status))
            guard status.rawValue <= 0, (0...capacity).contains(length) else { return nil }
            return String(decoding: buffer.prefix(length), as: UTF16.self)
        }
    }
}
