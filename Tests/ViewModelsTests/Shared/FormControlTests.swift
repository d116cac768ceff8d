import MVVM
import MVVMTesting
import Testing
import ViewModels

@Suite("The controls of forms")
struct FormControlTests {
    private static let choices = [FormChoice(value: "a", title: "A"), FormChoice(value: "b", title: "B")]
    private static let types: [FormFieldType] =
        FormInputType.allCases.map { .text(inputType: $0) } + [
            .textArea(rows: 4), .checkbox, .colorPicker, .radioGroup(choices: choices),
            .select(choices: choices, groups: [FormChoiceGroup(title: "More", choices: choices)]),
        ]

    private static let options: [FormInputOption] = [
        .required(value: true), .rangeLength(value: 1...9), .minValue(value: 0), .maxValue(value: 9), .step(value: 1),
        .pattern(value: "[a-z]+"), .size(value: 12), .autocomplete(value: .name), .autocapitalize(value: .words),
        .inputMode(value: .text), .accept(types: [".csv"]),
    ]

    @Test("are valid, named and described, with and without an error", arguments: types)
    func accessible(type: FormFieldType) throws {
        let field = FormField<String>(
            fieldId: "field", title: "Field", placeholder: "Example", hint: "Hint", type: type, options: Self.options)
        for error in [nil, "Wrong."] as [LocalizableString?] {
            let model = FormFieldViewModel(field, values: ["a"], error: error, isFirstInvalid: error != nil)
            let html = try #require(try Vitrine.site.html(of: model, in: Vitrine.site.locales[0]))
            let document = try HTMLDocument(html)
            #expect(document.problems == [])
            let described = "//*[@aria-describedby='hint-field error-field']"
            #expect(try document.count(described) == 1)
            #expect(try document.text("//*[@id='hint-field']") == "Hint")
            #expect(try document.text("//*[@id='error-field']") == (error == nil ? "" : "Wrong."))
            #expect(try document.exists("//*[@id='error-field'][@hidden]") == (error == nil))
            #expect(try document.exists("//*[@aria-invalid='true']") == (error != nil))
            // Each control has a label of its own; a group has its legend as well.
            let unnamed = "//*[self::input or self::select or self::textarea][not(@id = //label/@for)]"
            #expect(try document.count(unnamed) == 0)
            #expect(try document.texts("(//label | //legend)[1]/span[1]") == ["Field"])
            #expect(try document.count("//*[@required]") > 0 || type == .colorPicker || !Self.isRequirable(type))
        }
    }

    @Test("that are hidden ask for nothing")
    func hidden() throws {
        let field = FormField<String>(fieldId: "field", title: "Field", type: .text(inputType: .text)).hidden
        let html = try #require(
            try Vitrine.site.html(of: FormFieldViewModel(field, values: ["<a>"]), in: Vitrine.site.locales[0]))
        let document = try HTMLDocument(html)
        #expect(try document.attribute("value", at: "//input[@type='hidden'][@name='field']") == "<a>")
        #expect(try document.exists("//label") == false)
    }

    private static func isRequirable(_ type: FormFieldType) -> Bool {
        type != .text(inputType: .range) && type != .text(inputType: .color)
    }
}
