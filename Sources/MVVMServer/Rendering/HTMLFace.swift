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

        init(_ localizer: Localizer) { self.localizer = localizer }

        func append(_ content: LocalizableContent, to bytes: inout [UInt8]) { localizer.append(content, to: &bytes) }

        func append<Object: PropertyVisitable>(
            message index: Int, of type: Object.Type, substitutions: LocalizableSlots, to bytes: inout [UInt8]
        ) {
            localizer.append(message: index, of: type, substitutions: substitutions, to: &bytes)
        }
    }

    /// Calls `body` with the face of one page.
    static func write<Result>(
        with executor: Executor, for localizer: Localizer, _ body: (HTMLFace) throws -> Result
    ) rethrows -> Result {
        let language = Language(localizer)
        return try withExtendedLifetime((executor, language)) {
            try body(HTMLFace(executor: .passUnretained(executor), language: .passUnretained(language)))
        }
    }

    /// Tells the engine what the value is that it asked for.
    @inline(__always)
    func answer(_ body: (Executor) -> Void) { executor._withUnsafeGuaranteedRef(body) }

    func append(_ content: LocalizableContent, to bytes: inout [UInt8]) {
        language._withUnsafeGuaranteedRef { $0.append(content, to: &bytes) }
    }

    func append<Object: PropertyVisitable>(
        message index: Int, of type: Object.Type, substitutions: LocalizableSlots, to bytes: inout [UInt8]
    ) {
        language._withUnsafeGuaranteedRef {
            $0.append(message: index, of: type, substitutions: substitutions, to: &bytes)
        }
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
