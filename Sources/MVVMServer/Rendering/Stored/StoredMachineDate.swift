import MVVM
import Mustache

/// The `value` of a date, the one that stands in every row, written straight into the page.
enum StoredMachineDate: StoredForm {
    static func answer(at address: UnsafeRawPointer, on face: HTMLFace) {
        address.assumingMemoryBound(to: LocalizableDate.self).lend { date in
            face.answer { executor in
                _ = executor.plainText(ofAtMost: RFC3339.length) { text in
                    RFC3339.write(date.value, to: text)
                    return RFC3339.length
                }
            }
        }
    }
}
