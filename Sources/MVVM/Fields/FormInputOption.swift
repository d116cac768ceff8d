import Foundation

/// What a control is told about its value; the rules themselves are the server's.
///
/// An option that HTML does not have for a control is left out of its markup.
public enum FormInputOption: Sendable, Hashable {
    case required(value: Bool)
    case disabled(value: Bool)
    /// In UTF-16 code units, as browsers count them, blanks at the ends included: nothing for a rule that counts letters.
    case minLength(value: Int)
    case maxLength(value: Int)
    case rangeLength(value: ClosedRange<Int>)
    case minValue(value: Int)
    case maxValue(value: Int)
    /// Shown in UTC, as precisely as the input type.
    case minDate(value: Date)
    case maxDate(value: Date)
    /// The distance of allowed values; nil allows any.
    case step(value: Double?)
    /// A regular expression that the whole value has to match (ECMAScript, flag `v`).
    case pattern(value: String)
    /// Several values: of a select, of files, of e-mail addresses.
    case multiple(value: Bool)
    /// How many letters are to be seen of a line.
    case size(value: Int)
    case autocomplete(value: FormAutocomplete)
    case autocapitalize(value: FormAutocapitalize)
    case inputMode(value: FormInputMode)
    /// The media types or endings of files.
    case accept(types: [String])
}
