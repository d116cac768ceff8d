import _FoundationICU

extension ICU {
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
}
