import MVVM

/// Everything a locale's texts are made of, immutable after start.
final class CompiledLocale: Sendable {
    let tag: LocaleTag
    let isRightToLeft: Bool
    let autonym: String
    let cardinals: PluralRules
    let ordinals: PluralRules
    let collation: Collation
    let integers: IntegerFormat
    let decimals: DecimalFormat
    let percents: DecimalFormat
    let currencies: CurrencyFormat
    let places: OrdinalFormat
    let measures: MeasureFormat
    let lists: ListFormat
    let dates: DateFormat
    let ranges: DateRangeFormat
    let distances: RelativeFormat
    private let keys: CatalogKeys
    /// By the row's place in the table of types; nil where a row has no words.
    private let messages: [Message?]
    private let messagesByKey: [[String]: Message]

    /// nil where ICU cannot load the locale's rules or symbols.
    ///
    /// - Parameter formatting: the locale whose rules and symbols are used; another one for a pseudo-locale.
    init?(_ tag: LocaleTag, formatting: LocaleTag, keys: CatalogKeys, messages: [[String]: Message]) {
        guard let cardinals = PluralRules(formatting, .cardinal), let ordinals = PluralRules(formatting, .ordinal),
            let symbols = ICU.numberSymbols(formatting.icuIdentifier), let collation = Collation(formatting),
            let percents = DecimalFormat(formatting, .percent)
        else { return nil }
        self.tag = tag
        self.cardinals = cardinals
        self.ordinals = ordinals
        self.collation = collation
        isRightToLeft = tag.isRightToLeft
        let name = tag.isPseudo ? nil : ICU.displayName(of: tag.icuIdentifier, in: tag.icuIdentifier)
        autonym = name ?? tag.description
        integers = IntegerFormat(symbols)
        decimals = DecimalFormat(integers)
        self.percents = percents
        currencies = CurrencyFormat(formatting, plain: decimals)
        places = OrdinalFormat(formatting)
        measures = MeasureFormat(formatting)
        lists = ListFormat(formatting)
        dates = DateFormat(formatting, digits: integers)
        ranges = DateRangeFormat(formatting)
        distances = RelativeFormat(formatting)
        self.keys = keys
        self.messages = keys.rows.map { key in key.flatMap { messages[$0] } }
        messagesByKey = messages
    }

    func message(_ index: Int, of type: any PropertyVisitable.Type) -> Message? {
        keys.row(index, of: type).flatMap { messages[$0] }
    }

    func message(at key: [String]) -> Message? { messagesByKey[key] }
}
