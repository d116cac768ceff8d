import Localization
import MVVM
import Mustache

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
