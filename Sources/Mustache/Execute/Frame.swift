/// A value that was current before the one that is current now.
///
/// The pointer is valid for as long as the frame is in `Executor.frames`: `Executor` pushes it inside
/// `withUnsafePointer(to:)` and pops it before that returns, and the value itself is a parameter of a function that is
/// still running. `type` is the type the pointer was made from, so binding it back is right.
struct Frame {
    let pointer: UnsafeRawPointer
    let type: any Context.Type

    init<Value: Context>(_ pointer: UnsafePointer<Value>) {
        self.pointer = UnsafeRawPointer(pointer)
        self.type = Value.self
    }

    func slot(for name: String) -> Int? { type.slot(for: name, at: pointer) }

    func visit(_ slot: Int, with executor: Executor) { type.visit(slot, at: pointer, with: executor) }
}

extension Context {
    fileprivate static func slot(for name: String, at pointer: UnsafeRawPointer) -> Int? {
        lend(pointer) { $0.slot(for: name) }
    }

    fileprivate static func visit(_ slot: Int, at pointer: UnsafeRawPointer, with executor: Executor) {
        lend(pointer) { $0.visit(slot, with: executor) }
    }

    private static func lend<Result>(_ pointer: UnsafeRawPointer, _ body: (borrowing Self) -> Result) -> Result {
        pointer.assumingMemoryBound(to: Self.self).lend(body)
    }
}
