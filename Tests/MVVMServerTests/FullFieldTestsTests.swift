import Foundation
import MVVM
import MVVMServer
import Testing

@testable import MVVMTesting

/// The words of a form of one field.
@FieldValidationModel
struct TinyFieldsMessages {
    @LocalizedString(parentKeys: "title", propertyName: "title") var titleTitle
    @LocalizedString("title", messageGroup: "validationMessages", messageKey: "required") var titleRequired
    @LocalizedString("title", messageGroup: "validationMessages", messageKey: "tooLong") var titleTooLong

    init() {}
}

@Suite("The checks of a form's fields")
struct FullFieldTestsTests {
    private static let words = TinyFieldsMessages()
    private static let title = FormField<String>(
        fieldId: "title", title: words.titleTitle, type: .text(inputType: .text))

    private func faults(
        fields: [any FormFieldBase] = [title], _ messages: [(String, LocalizableString)]
    ) throws -> [String] {
        let folder = try TemporaryFolder()
        for (path, text) in try TinyFiles.all().compactMapValues({ $0 }) { try folder.write(text, to: path) }
        let root = try RepositoryRoot()
        let templates = try root.files(in: "Templates/Shared/Controls") + ["Templates/Shared/FormFieldView.mustache"]
        for path in templates { try folder.write(try root.text(path), to: path) }
        try folder.write("", to: "Package.swift")
        let words = ["en", "es", "ar"].map { locale in
            """
            \(locale):
              FormFieldViewModel: { requiredTitle: "(needed)" }
              TinyFieldsMessages:
                title: { title: Title, validationMessages: { required: Needed., tooLong: "At most %{maximum}." } }

            """
        }
        try folder.write(words.joined(), to: "Resources/Localization/Fields.yml")
        let site = try SiteUnderTest(
            viewModels: [
                IdeaListViewModel.self, IdeaSheetViewModel.self, IdeaFormViewModel.self, IdeaPostErrorViewModel.self,
                TinyNoteViewModel.self, FormFieldViewModel.self,
            ], shell: TinyShellViewModel.self, words: [TinyFieldsMessages.self],
            testFile: folder.path("Tests/Some.swift"))
        let results = messages.map { field, message in
            ValidationResult(status: .error, messages: [.init(fieldIds: [field], message: message)])
        }
        return FullFieldTests(messages: Self.words, fields: fields, results: results, site: site).faults
    }

    private var tooLong: LocalizableString {
        Self.words.titleTooLong.bind(substitutions: ["maximum": LocalizableInt(value: 9)])
    }

    @Test("find nothing in what is right")
    func right() throws {
        #expect(try faults([("title", Self.words.titleRequired), ("title", tooLong)]) == [])
    }

    @Test("find a rule that no example breaks, and a slot that the rule does not fill")
    func rules() throws {
        #expect(try faults([("title", tooLong)]) == ["no example breaks the rule of 'titleRequired'"])
        let unfilled = try faults([("title", Self.words.titleRequired), ("title", Self.words.titleTooLong)])
        #expect(unfilled.count == 3)
        #expect(unfilled.allSatisfy { $0.contains("has an unfilled slot") })
    }

    @Test("find a message about no field, and two fields of one name")
    func names() throws {
        let messages = [("name", Self.words.titleRequired), ("title", tooLong)]
        #expect(
            try faults(fields: [Self.title, Self.title], messages) == [
                "two fields are named 'title'",
                "a message names the field 'name', which there is not",
            ])
    }
}
