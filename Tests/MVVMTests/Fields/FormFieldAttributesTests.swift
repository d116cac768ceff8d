import Foundation
import MVVM
import Testing

@Suite("What the markup of a control says")
struct FormFieldAttributesTests {
    private let everything: [FormInputOption] = [
        .required(value: true), .disabled(value: true), .rangeLength(value: 2...9), .minValue(value: 1),
        .maxValue(value: 5), .step(value: 0.5), .pattern(value: "[a-z]+"), .multiple(value: true), .size(value: 20),
        .autocomplete(value: .name), .autocapitalize(value: .words), .inputMode(value: .numeric),
        .accept(types: ["image/png", ".csv"]),
    ]

    private func field(_ type: FormFieldType, _ options: [FormInputOption]) -> FormFieldViewModel {
        FormFieldViewModel(
            FormField<String>(fieldId: "field", title: "Field", type: type, options: options), values: ["x"])
    }

    /// The attributes that HTML has for the control, as `name=value`.
    private func said(_ type: FormFieldType) -> Set<String> {
        let attributes = field(type, everything).attributes
        let texts: [(String, String?)] = [
            ("minlength", attributes.minLength.map { "\($0)" }), ("maxlength", attributes.maxLength.map { "\($0)" }),
            ("min", attributes.min), ("max", attributes.max), ("step", attributes.step),
            ("pattern", attributes.pattern), ("size", attributes.size.map { "\($0)" }), ("accept", attributes.accept),
            ("autocomplete", attributes.autocomplete), ("autocapitalize", attributes.autocapitalize),
            ("inputmode", attributes.inputMode), ("multiple", attributes.isMultiple ? "" : nil),
            ("required", attributes.isRequired ? "" : nil), ("disabled", attributes.isDisabled ? "" : nil),
        ]
        return Set(texts.compactMap { name, value in value == nil ? nil : name })
    }

    private static let text: Set = [
        "minlength", "maxlength", "pattern", "size", "autocomplete", "autocapitalize", "inputmode", "required",
        "disabled",
    ]
    private static let ordered: Set = ["min", "max", "step", "autocomplete", "required", "disabled"]

    @Test(
        "is what HTML has for it, and no more",
        arguments: [
            (.text(inputType: .text), text), (.text(inputType: .search), text), (.text(inputType: .tel), text),
            (.text(inputType: .url), text), (.text(inputType: .password), text),
            (.text(inputType: .email), text.union(["multiple"])),
            (.text(inputType: .number), ordered.union(["inputmode"])),
            (.text(inputType: .range), ordered.subtracting(["required"])),
            (.text(inputType: .date), ordered), (.text(inputType: .month), ordered),
            (.text(inputType: .week), ordered), (.text(inputType: .time), ordered),
            (.text(inputType: .datetimeLocal), ordered),
            (.text(inputType: .color), ["autocomplete", "disabled"]), (.colorPicker, ["autocomplete", "disabled"]),
            (.text(inputType: .file), ["accept", "multiple", "required", "disabled"]),
            (.textArea(rows: 3), text.subtracting(["pattern", "size"])),
            (.select(choices: []), ["size", "multiple", "autocomplete", "required", "disabled"]),
            (.checkbox, ["required", "disabled"]), (.radioGroup(choices: []), ["required", "disabled"]),
            (.hidden, []),
        ] as [(FormFieldType, Set<String>)])
    func applying(type: FormFieldType, expected: Set<String>) {
        #expect(said(type) == expected)
    }

    @Test(
        "writes a date as its input does",
        arguments: [
            (.date, "2026-03-14"), (.month, "2026-03"), (.week, "2026-W11"), (.time, "09:26"),
            (.datetimeLocal, "2026-03-14T09:26"),
        ] as [(FormInputType, String)])
    func dates(type: FormInputType, expected: String) {
        let dated = field(.text(inputType: type), [.minDate(value: StubClock.now), .maxDate(value: StubClock.now)])
        #expect(dated.attributes.min == expected && dated.attributes.max == expected)
    }

    @Test(
        "holds a moment that no date can be at the edge",
        arguments: [(.nan, "0000-01-01"), (.infinity, "9999-12-31")] as [(Double, String)])
    func noDate(seconds: Double, day: String) {
        let options = [FormInputOption.minDate(value: Date(timeIntervalSince1970: seconds))]
        #expect(field(.text(inputType: .date), options).attributes.min == day)
        #expect(
            field(.text(inputType: .week), options).attributes.min?.hasPrefix(day == "9999-12-31" ? "9999" : "-1")
                == true)
    }

    @Test(
        "counts weeks as ISO 8601 does",
        arguments: [
            ("2026-01-01", "2026-W01"), ("2027-01-03", "2026-W53"), ("2027-01-04", "2027-W01"),
            ("2024-12-30", "2025-W01"), ("2023-01-01", "2022-W52"),
        ])
    func weeks(day: String, week: String) throws {
        let date = try #require(RFC3339.date(from: "\(day)T12:00:00Z"))
        #expect(field(.text(inputType: .week), [.minDate(value: date)]).attributes.min == week)
    }

    @Test(
        "writes a step as a number, or any", arguments: [(0.5, "0.5"), (2, "2"), (nil, "any")] as [(Double?, String)])
    func steps(step: Double?, expected: String) {
        #expect(field(.text(inputType: .number), [.step(value: step)]).attributes.step == expected)
    }

    @Test("A file's name is never written back")
    func file() {
        #expect(field(.text(inputType: .file), []).value == "")
    }
}
