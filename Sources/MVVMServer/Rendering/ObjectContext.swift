import Localization
import MVVM
import Mustache

/// A view model, or the case of an enum, as a template sees it: slots are the rows of its property table.
struct ObjectContext<Value: PropertyVisitable>: Context {
    let value: Value
    let localizer: Localizer
    /// What the value is where it stands as text: the case's name.
    var text: String?

    func slot(for name: String) -> Int? { Value.propertyTable.index(of: name) }

    func visit(_ slot: Int, with executor: Executor) {
        if slot == Slot.itself, let text { return executor.text(text) }
        var visitor = HTMLVisitor(executor: executor, localizer: localizer)
        value.visit(slot, with: &visitor)
    }
}
