import MVVM
import Mustache

/// An entry of a dictionary: `key` and `value`.
struct EntryContext<Value: Visitable>: Context {
    static var names: [String] { ["key", "value"] }

    let key: String
    let value: Value
    let face: HTMLFace

    func slot(for name: String) -> Int? { EntryContext.names.firstIndex(of: name) }

    func visit(_ slot: Int, with executor: Executor) {
        guard slot == 1 else { return executor.text(key) }
        var visitor = HTMLVisitor(face: face)
        value.accept(&visitor)
    }
}
