import MVVM
import Testing

@Suite("A field of a form")
struct FormFieldViewModelTests {
    private let choices = [FormChoice(value: "", title: "As the device"), FormChoice(value: "dark", title: "Dark")]

    @Test("shows the choice that was made, in its group too")
    func chosen() {
        let group = FormChoiceGroup(title: "More", choices: [FormChoice(value: "light", title: "Light")])
        let field = FormField<String>(
            fieldId: "theme", title: "Theme", type: .select(choices: choices, groups: [group]))
        #expect(FormFieldViewModel(field, values: ["dark"]).choices.map(\.isSelected) == [false, true])
        #expect(FormFieldViewModel(field, values: ["light"]).choiceGroups[0].choices.map(\.isSelected) == [true])
        #expect(FormFieldViewModel(field, values: ["", "dark"]).choices.map(\.isSelected) == [true, true])
        #expect(FormFieldViewModel(field).choices.map(\.isSelected) == [false, false])
    }

    @Test("The radio buttons of a group have ids of their own")
    func ids() {
        let field = FormFieldViewModel(
            FormField<String>(fieldId: "theme", title: "Theme", type: .radioGroup(choices: choices)))
        #expect(Set(field.choices.map(\.controlId) + [field.controlId]).count == 3)
    }

    @Test("A checkbox is checked by what it sends")
    func checkbox() {
        let field = FormField<Bool>(fieldId: "agrees", title: "I agree", type: .checkbox)
        #expect(FormFieldViewModel(field, values: ["true"]).isChecked)
        #expect(!FormFieldViewModel(field).isChecked)
    }

    @Test("The gravest message is the one at the field, and the focus goes to the first field that has one")
    func messages() {
        let fields: [any FormFieldBase] = ["title", "text", "tags"].map {
            FormField<String>(fieldId: $0, title: "Title", type: .text(inputType: .text))
        }
        let both: [ValidationResult] = [
            .init(status: .warning, messages: [.init(fieldIds: ["text"], message: "Short.")]),
            .init(status: .error, messages: [.init(fieldIds: ["text", "tags"], message: "The same twice.")]),
        ]
        let form = [FormFieldViewModel](fields, values: ["text": "a"], validations: both)
        #expect(form.map(\.error) == [nil, "The same twice.", "The same twice."])
        #expect(form.map(\.isFirstInvalid) == [false, true, false])
        #expect(form.map(\.value) == ["", "a", ""])
    }
}
