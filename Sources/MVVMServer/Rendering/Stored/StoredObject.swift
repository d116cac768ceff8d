import MVVM
import Mustache

/// A view model in a view model.
enum StoredObject<Object: PropertyVisitable>: StoredForm {
    static func answer(at address: UnsafeRawPointer, on face: HTMLFace) {
        face.answer { $0.object(ObjectContext(at: address, of: Object.self, on: face)) }
    }
}
