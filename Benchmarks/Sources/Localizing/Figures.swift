import Foundation
import Localization
import MVVM

/// What a value of a row costs in one locale, beside Foundation's cached styles.
struct Figures {
    private static let catalog = """
        en:
          SummaryViewModel:
            title: Ideas
            boxed: { plural: count, one: "%{count} vote", other: "%{count} votes" }
            summary: { plural: count, one: "%{count} vote", other: "%{count} votes" }

        """

    private let catalogs: Catalogs
    private let localizer: Localizer

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("localizing-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(Self.catalog.utf8).write(to: folder.appendingPathComponent("SummaryViewModel.yml"))
        let english = LocaleTag(language: "en")
        catalogs = try Catalogs(
            folder: folder, types: [SummaryViewModel.self], source: english, defaultLocale: english)
        try FileManager.default.removeItem(at: folder)
        localizer = catalogs.localizer(for: english, timeZone: TimeZone(identifier: "Europe/Madrid") ?? .gmt)
    }

    func report() {
        values()
        messages()
        foundation()
        var bytes: [UInt8] = []
        let header = [(tag: "es-MX", quality: 1_000), (tag: "es", quality: 900), (tag: "en", quality: 800)]
        Measure.report("negotiation, a usual header") { _ in
            bytes.append(UInt8(catalogs.negotiator.best(for: header).language.utf8.count))
            if bytes.count > 10_000 { bytes.removeAll(keepingCapacity: true) }
        }
    }

    private func date(_ run: Int) -> Date { StubClock.now.addingTimeInterval(Double(run) * 4_711) }

    private func measure(_ name: String, _ content: (Int) -> LocalizableContent) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(20_000)
        Measure.report(name) { run in
            localizer.append(content(run), to: &bytes)
            if bytes.count > 10_000 { bytes.removeAll(keepingCapacity: true) }
        }
    }

    private func values() {
        measure("integer 1,234…") { .integer(LocalizableInt(value: 1_234 + $0)) }
        measure("date, medium") { .date(LocalizableDate(value: date($0))) }
        measure("date, full and short time") { run in
            .date(LocalizableDate(value: date(run), dateStyle: .full, timeStyle: .short))
        }
        measure("decimal 1,914.5…") { .double(LocalizableDouble(value: 1914.5 + Double($0))) }
        measure("percent") { .percent(LocalizablePercent(value: Double($0 % 100) / 100)) }
        measure("currency") { .currency(LocalizableCurrency(value: Decimal($0), code: "EUR")) }
        measure("ordinal") { .ordinal(LocalizableOrdinal(value: $0 % 100)) }
        measure("list of two") { _ in LocalizableList.stub().content }
        measure("distance") { run in
            .relativeDate(LocalizableRelativeDate(value: date(run), now: StubClock.now))
        }
    }

    private func messages() {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(20_000)
        let models = (0..<256).map { SummaryViewModel(count: $0) }
        func message(_ name: String, _ index: Int, _ slots: @escaping (SummaryViewModel) -> LocalizableSlots) {
            Measure.report(name) { run in
                let slots = slots(models[run & 255])
                localizer.append(message: index, of: SummaryViewModel.self, substitutions: slots, to: &bytes)
                if bytes.count > 10_000 { bytes.removeAll(keepingCapacity: true) }
            }
        }
        message("plural message, slots", 2) { $0.slots }
        message("plural message, dictionary", 1) { LocalizableSlots($0.dictionary) }
    }

    private func foundation() {
        let integer = IntegerFormatStyle<Int>(locale: Locale(identifier: "en"))
        let date = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: Locale(identifier: "en"))
        var length = 0
        Measure.report("Foundation: integer", runs: 20_000) { length += integer.format(1_234 + $0).utf8.count }
        Measure.report("Foundation: date, medium", runs: 20_000) { length += date.format(self.date($0)).utf8.count }
    }
}
