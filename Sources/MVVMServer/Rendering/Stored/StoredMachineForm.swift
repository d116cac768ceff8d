import MVVM
import Mustache

/// The `value` of a number or date: what programs read.
enum StoredMachineForm<Value: Localizable>: StoredForm {
    static func answer(at address: UnsafeRawPointer, on face: HTMLFace) {
        address.assumingMemoryBound(to: Value.self).lend { value in
            let content = value.content
            face.answer { $0.text { content.appendMachineForm(to: &$0) } }
        }
    }
}
