import MVVM
import Mustache

/// A number or date: its text, and `value`, its form for machines.
///
/// The pointer is valid as long as the context: `lend` is the only way to one, and an executor keeps no context.
struct QuantityContext: Context {
    static let names = ["value"]

    private let content: UnsafePointer<LocalizableContent>
    private let face: HTMLFace

    static func lend(_ content: LocalizableContent, on face: HTMLFace, _ body: (QuantityContext) -> Void) {
        withUnsafePointer(to: content) { body(QuantityContext(content: $0, face: face)) }
    }

    func slot(for name: String) -> Int? { QuantityContext.names.firstIndex(of: name) }

    func visit(_ slot: Int, with executor: Executor) {
        content.lend { content in
            if slot == Slot.itself {
                executor.text { face.append(content, to: &$0) }
            } else {
                executor.text { content.appendMachineForm(to: &$0) }
            }
        }
    }
}
