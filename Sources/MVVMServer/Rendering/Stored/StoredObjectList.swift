import MVVM
import Mustache

/// A list of view models; none of them is copied.
enum StoredObjectList<Object: PropertyVisitable>: StoredForm {
    static func answer(at address: UnsafeRawPointer, on face: HTMLFace) {
        address.assumingMemoryBound(to: [Object].self).lend { list in
            list.withUnsafeBufferPointer { objects in
                face.answer { executor in
                    guard executor.beginList(count: objects.count), let first = objects.baseAddress else { return }
                    for index in objects.indices {
                        executor.element(ObjectContext(at: first + index, of: Object.self, on: face))
                    }
                }
            }
        }
    }
}
