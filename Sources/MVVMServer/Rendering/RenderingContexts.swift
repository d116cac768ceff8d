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

/// A page and the shell around it; the shell's slot follows the page's own.
struct PageContext<Page: ViewModel, Shell: ViewModel>: Context {
    let page: Page
    let shell: Shell
    let localizer: Localizer

    func slot(for name: String) -> Int? { Page.propertyTable.index(of: name) }

    func visit(_ slot: Int, with executor: Executor) {
        var visitor = HTMLVisitor(executor: executor, localizer: localizer)
        if slot == Page.propertyTable.properties.count {
            visitor.visit(object: shell)
        } else {
            page.visit(slot, with: &visitor)
        }
    }
}

/// An element that is no object: a text or a number in a list.
struct ScalarContext<Value: Visitable>: Context {
    let value: Value
    let localizer: Localizer

    func slot(for name: String) -> Int? { nil }

    func visit(_ slot: Int, with executor: Executor) {
        var visitor = HTMLVisitor(executor: executor, localizer: localizer)
        value.accept(&visitor)
    }
}

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

/// An entry of a dictionary: `key` and `value`.
struct EntryContext<Value: Visitable>: Context {
    static var names: [String] { ["key", "value"] }

    let key: String
    let value: Value
    let localizer: Localizer

    func slot(for name: String) -> Int? { EntryContext.names.firstIndex(of: name) }

    func visit(_ slot: Int, with executor: Executor) {
        guard slot == 1 else { return executor.text(key) }
        var visitor = HTMLVisitor(executor: executor, localizer: localizer)
        value.accept(&visitor)
    }
}
