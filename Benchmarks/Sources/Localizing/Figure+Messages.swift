import Localization
import MVVM

// Words of a catalog, and the choice of the catalog.
extension Figure {
    static func messages(_ words: Words) -> [Figure] {
        let models = (0..<256).map { SummaryViewModel(count: $0) }
        func message(_ name: String, _ index: Int, _ slots: @escaping (SummaryViewModel) -> LocalizableSlots) -> Figure
        {
            Figure(name: name) { run, bytes in
                let slots = slots(models[run & 255])
                words.localizer.append(message: index, of: SummaryViewModel.self, substitutions: slots, to: &bytes)
            }
        }
        return [
            message("constant", 0) { _ in LocalizableSlots() },
            message("plural-dictionary", 1) { LocalizableSlots($0.dictionary) },
            message("plural", 2) { $0.slots },
            negotiation(words),
        ]
    }

    /// Foundation's `Bundle.preferredLocalizations` finds no `es` for `es-MX` on Linux.
    private static func negotiation(_ words: Words) -> Figure {
        let header = [(tag: "es-MX", quality: 1_000), (tag: "es", quality: 900), (tag: "en", quality: 800)]
        return Figure(name: "negotiation") { _, bytes in
            bytes.append(contentsOf: words.catalogs.negotiator.best(for: header).language.utf8)
        }
    }
}
