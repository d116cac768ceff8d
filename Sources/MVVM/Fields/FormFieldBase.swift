/// A form's field whatever its value is, so that one list holds all of them.
public protocol FormFieldBase: Sendable {
    /// The property's name: the name on the wire in every face.
    var fieldId: String { get }
    var title: LocalizableString { get }
    /// An example of what to type; never the only place of what a person has to know.
    var placeholder: LocalizableString? { get }
    var hint: LocalizableString? { get }
    var type: FormFieldType { get }
    var options: [FormInputOption] { get }
}
