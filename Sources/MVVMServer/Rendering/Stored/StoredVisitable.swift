import MVVM

/// A value of any type; it is visited, as a face visits all.
enum StoredVisitable<Value: Visitable>: StoredForm {
    static func answer(at address: UnsafeRawPointer, on face: HTMLFace) {
        var visitor = HTMLVisitor(face: face)
        address.assumingMemoryBound(to: Value.self).lend { $0.accept(&visitor) }
    }
}
