import Foundation
import Localization
import MVVM
import Mustache

/// A page while it is written: the engine that asks for its values, and the language of its reader.
///
/// A copy goes into every context, so it counts no references. Both objects outlive every copy: `write` keeps them until
/// its body is done, and contexts live only while the engine visits them.
struct HTMLFace {
    private let executor: Unmanaged<Executor>
    private let language: Unmanaged<Language>

    private final class Language {
        let localizer: Localizer
        let forms: [any StoredForm.Type]

        init(_ localizer: Localizer, forms: [any StoredForm.Type]) {
            self.localizer = localizer
            self.forms = forms
        }
    }

    /// Calls `body` with the face of one page.
    ///
    /// - Parameter forms: those that the page's program was bound with.
    static func write<Result>(
        with executor: Executor, for localizer: Localizer, forms: [any StoredForm.Type],
        _ body: (HTMLFace) throws -> Result
    ) rethrows -> Result {
        let language = Language(localizer, forms: forms)
        return try withExtendedLifetime((executor, language)) {
            try body(HTMLFace(executor: .passUnretained(executor), language: .passUnretained(language)))
        }
    }

    /// Tells the engine what the value is that it asked for.
    @inline(__always)
    func answer<Result>(_ body: (Executor) -> Result) -> Result { executor._withUnsafeGuaranteedRef(body) }

    /// Answers with a text in the reader's language.
    func answer(textOf content: LocalizableContent) {
        answer { $0.text { append(content, to: &$0) } }
    }

    /// The form of that number.
    @inline(__always)
    func form(_ number: Int) -> any StoredForm.Type { language._withUnsafeGuaranteedRef { $0.forms[number] } }

    func append(_ content: LocalizableContent, to bytes: inout [UInt8]) {
        language._withUnsafeGuaranteedRef { $0.localizer.append(content, to: &bytes) }
    }

    func append<Object: PropertyVisitable>(
        message index: Int, of type: Object.Type, substitutions: LocalizableSlots, to bytes: inout [UInt8]
    ) {
        language._withUnsafeGuaranteedRef {
            $0.localizer.append(message: index, of: type, substitutions: substitutions, to: &bytes)
        }
    }

    /// See `Localizer.write(_:to:)`.
    func write(_ number: LocalizableInt, to text: UnsafeMutablePointer<UInt8>) -> Int? {
        language._withUnsafeGuaranteedRef { $0.localizer.write(number, to: text) }
    }

    /// See `Localizer.write(_:to:)`.
    func write(_ date: LocalizableDate, to text: UnsafeMutablePointer<UInt8>) -> Int? {
        language._withUnsafeGuaranteedRef { $0.localizer.write(date, to: text) }
    }

    func texts(of reference: LocalizableRef) -> [String] {
        language._withUnsafeGuaranteedRef { $0.localizer.texts(of: reference) }
    }

    func text<Object: PropertyVisitable>(
        message index: Int, of type: Object.Type, substitutions: LocalizableSlots
    ) -> String {
        language._withUnsafeGuaranteedRef {
            $0.localizer.text(message: index, of: type, substitutions: substitutions)
        }
    }
}
