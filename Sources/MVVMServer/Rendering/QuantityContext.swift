import Localization
import MVVM
import Mustache

/// A number or date: its text, and `value`, its form for machines.
struct QuantityContext: Context {
    static let names = ["value"]

    let content: LocalizableContent
    let localizer: Localizer

    func slot(for name: String) -> Int? { QuantityContext.names.firstIndex(of: name) }

    func visit(_ slot: Int, with executor: Executor) {
        guard slot != Slot.itself else { return executor.text { localizer.append(content, to: &$0) } }
        executor.text { content.appendMachineForm(to: &$0) }
    }
}
