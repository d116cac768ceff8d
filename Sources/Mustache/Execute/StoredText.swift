/// A text that is an element of a list, where it lies there: copying it would count a reference.
///
/// It is made by `Executor` for an element of a list that is lent meanwhile.
struct StoredText: Context {
    let text: UnsafePointer<String>

    var address: UnsafeRawPointer? { UnsafeRawPointer(text) }

    func slot(for name: String) -> Int? { nil }

    func visit(_ slot: Int, with executor: Executor) { executor.text(text.pointee) }
}
