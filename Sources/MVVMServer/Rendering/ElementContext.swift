import MVVM
import Mustache

/// An element that is neither text nor object: a condition, a list, nothing. It is its `Slot.itself`.
struct ElementContext<Value: Visitable>: Context {
    let value: Value
    let face: HTMLFace

    func slot(for name: String) -> Int? { nil }

    func visit(_ slot: Int, with executor: Executor) {
        var visitor = HTMLVisitor(face: face)
        value.accept(&visitor)
    }
}
