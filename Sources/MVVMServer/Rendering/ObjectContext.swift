import MVVM
import Mustache

/// A view model, or the case of an enum, as a template sees it: slots are the rows of its property table.
///
/// It knows the value by address and type, so that nothing is copied and no generic type is made while a page is rendered.
/// The pointer is valid as long as the context: whoever makes one lends the value meanwhile, and an executor keeps no
/// context.
struct ObjectContext: Context {
    private let pointer: UnsafeRawPointer
    private let type: any PropertyVisitable.Type
    private let face: HTMLFace
    /// What the value is where it stands as text: the case's name.
    private let text: String?

    init<Value: PropertyVisitable>(
        at pointer: UnsafePointer<Value>, of type: Value.Type, on face: HTMLFace, text: String? = nil
    ) {
        self.init(at: UnsafeRawPointer(pointer), of: type, on: face, text: text)
    }

    /// - Parameter pointer: where a value of `type` lies.
    init(at pointer: UnsafeRawPointer, of type: any PropertyVisitable.Type, on face: HTMLFace, text: String? = nil) {
        self.pointer = pointer
        self.type = type
        self.face = face
        self.text = text
    }

    static func lend<Value: PropertyVisitable, Result, Failure: Error>(
        _ value: borrowing Value, on face: HTMLFace, text: String? = nil,
        _ body: (ObjectContext) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try withUnsafePointer(to: value) { pointer throws(Failure) in
            try body(ObjectContext(at: pointer, of: Value.self, on: face, text: text))
        }
    }

    func slot(for name: String) -> Int? { type.propertyTable.index(of: name) }

    func visit(_ slot: Int, with executor: Executor) {
        if slot == Slot.itself, let text { return executor.text(text) }
        var visitor = HTMLVisitor(face: face)
        type.visit(slot, at: pointer, with: &visitor)
    }

    var address: UnsafeRawPointer? { pointer }

    func visit(_ form: Int, at address: UnsafeRawPointer, with executor: Executor) {
        face.form(form).answer(at: address, on: face)
    }
}

extension PropertyVisitable {
    fileprivate static func visit(_ slot: Int, at pointer: UnsafeRawPointer, with visitor: inout HTMLVisitor) {
        pointer.assumingMemoryBound(to: Self.self).lend { $0.visit(slot, with: &visitor) }
    }
}
