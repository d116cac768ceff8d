import Foundation
import Localization
import MVVM

// Numbers, dates and lists in English, as of Madrid. Foundation's styles are made once, as a careful program would.
extension Figure {
    private static let english = Locale(identifier: "en")

    static func values(_ words: Words) -> [Figure] {
        func figure(
            _ name: String, _ content: @escaping (Int) -> LocalizableContent, foundation: ((Int) -> String)? = nil
        ) -> Figure {
            Figure(name: name, ours: { words.localizer.append(content($0), to: &$1) }, foundation: foundation)
        }
        return [
            figure("integer", { .integer(LocalizableInt(value: 1_234 + $0)) }, foundation: integer()),
            figure("decimal", { .double(LocalizableDouble(value: 1_914.5 + Double($0))) }, foundation: decimal()),
            figure("percent", { .percent(LocalizablePercent(value: Double($0 % 100) / 100)) }, foundation: percent()),
            figure(
                "currency", { .currency(LocalizableCurrency(value: Decimal($0), code: "EUR")) },
                foundation: currency()),
            figure("date", { .date(LocalizableDate(value: date($0))) }, foundation: medium()),
            figure("distance") {
                .relativeDate(
                    LocalizableRelativeDate(value: StubClock.now - 3_600 * Double($0 % 20 + 1), now: StubClock.now))
            },
            figure("list", { list($0).content }, foundation: names()),
        ]
    }

    private static func date(_ run: Int) -> Date { StubClock.now + 4_711 * Double(run) }

    private static func list(_ run: Int) -> LocalizableList {
        LocalizableList(["Ada", "Grace", "Linus \(run % 256)"].map { LocalizableString.constant($0) })
    }

    private static func integer() -> (Int) -> String {
        let style = IntegerFormatStyle<Int>(locale: english)
        return { style.format(1_234 + $0) }
    }

    private static func decimal() -> (Int) -> String {
        let style = FloatingPointFormatStyle<Double>(locale: english).precision(.fractionLength(0...2))
        return { style.format(1_914.5 + Double($0)) }
    }

    private static func percent() -> (Int) -> String {
        let style = FloatingPointFormatStyle<Double>.Percent(locale: english).precision(.fractionLength(0))
        return { style.format(Double($0 % 100) / 100) }
    }

    private static func currency() -> (Int) -> String {
        let style = Decimal.FormatStyle.Currency(code: "EUR", locale: english)
        return { style.format(Decimal($0)) }
    }

    private static func medium() -> (Int) -> String {
        let style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: english, timeZone: Words.madrid)
        return { style.format(date($0)) }
    }

    private static func names() -> (Int) -> String {
        let style: ListFormatStyle<StringStyle, [String]> = .list(type: .and).locale(english)
        return { style.format(["Ada", "Grace", "Linus \($0 % 256)"]) }
    }
}
