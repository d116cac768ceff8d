import MVVM
import Testing

@Suite("What a form has to say while it is filled in")
struct ValidationsTests {
    private struct Draft: ValidatableModel {
        var title = ""
        var tags = ""

        func validate(in context: ValidationContext) -> [ValidationResult] {
            [
                title.isEmpty ? .init(status: .error, messages: [.init(fieldIds: ["title"], message: "Title?")]) : nil,
                tags.isEmpty ? .init(status: .warning, messages: [.init(fieldIds: ["tags"], message: "Tags?")]) : nil,
                title == tags
                    ? .init(status: .info, messages: [.init(fieldIds: ["title", "tags"], message: "Equal.")]) : nil,
            ].compactMap { $0 }
        }
    }

    private let title = FormField<String>(fieldId: "title", title: "Title", type: .text(inputType: .text))
    private let tags = FormField<String>(fieldId: "tags", title: "Tags", type: .text(inputType: .text))

    private func said(_ validations: Validations) -> [LocalizableString] {
        validations.validations.flatMap(\.messages).map(\.message)
    }

    @Test("is ranked: only an error holds the form back")
    func ranked() {
        #expect([ValidationResult.Status.error, .info, .warning].sorted() == [.info, .warning, .error])
        let validations = Validations()
        #expect(validations.status == nil && !validations.hasError)
        #expect(Draft().validate(validations: validations) == .error)
        #expect(validations.hasError)
        #expect(Draft(title: "a").validate(validations: validations) == .warning)
        #expect(!validations.hasError)
        #expect(said(validations) == ["Tags?"])
    }

    @Test("is replaced field by field: what was not checked again stays")
    func replaced() {
        let validations = Validations()
        Draft().validate(validations: validations)
        #expect(said(validations) == ["Title?", "Tags?", "Equal."])
        #expect(Draft(title: "a").validate(fields: [title], validations: validations) == nil)
        #expect(said(validations) == ["Tags?"])
        Draft(title: "a", tags: "a").validate(fields: [tags], validations: validations)
        #expect(said(validations) == ["Equal."])
        validations.removeAll(fieldIds: ["tags"])
        #expect(validations.validations.isEmpty)
    }
}
