import Localization
import MVVM
import Mustache

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
