import Localization
import MVVM
import Mustache

/// A number or date: its text, and `value`, its form for machines.
struct QuantityContext: Context {
    static let names = ["value"]

    let content: LocalizableContent
    let machineForm: String
    let localizer: Localizer

    func slot(for name: String) -> Int? { QuantityContext.names.firstIndex(of: name) }

    func visit(_ slot: Int, with executor: Executor) {
        executor.text(slot == Slot.itself ? localizer.text(of: content) : machineForm)
    }
}
