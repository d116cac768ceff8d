import Foundation
import Localization
import MVVM
import Mustache

// The types that stand in every row of a list, written straight into the page.

extension UUID: StoredForm {
    static func answer(at address: UnsafeRawPointer, on face: HTMLFace) {
        address.assumingMemoryBound(to: UUID.self).lend { identifier in
            face.answer { executor in
                _ = executor.plainText(ofAtMost: UUID.textLength) { text in
                    identifier.writeLowercase(to: text)
                    return UUID.textLength
                }
            }
        }
    }
}

extension LocalizableInt: StoredForm {
    static func answer(at address: UnsafeRawPointer, on face: HTMLFace) {
        address.assumingMemoryBound(to: LocalizableInt.self).lend { number in
            let isWritten = face.answer { executor in
                executor.plainText(ofAtMost: Localizer.room) { face.write(number, to: $0) }
            }
            if !isWritten { face.answer(textOf: number.content) }
        }
    }
}

extension LocalizableDate: StoredForm {
    static func answer(at address: UnsafeRawPointer, on face: HTMLFace) {
        address.assumingMemoryBound(to: LocalizableDate.self).lend { date in
            let isWritten = face.answer { executor in
                executor.plainText(ofAtMost: Localizer.room) { face.write(date, to: $0) }
            }
            if !isWritten { face.answer(textOf: date.content) }
        }
    }
}
