/// A view model that is a form: its template writes it whole with `{{>Shared/FormView}}`.
///
/// It adopts the same `…Fields` protocol as the body of its request.
public protocol FormViewModel: ViewModel {
    /// Begins the names by which tests and tools find the form's controls: `create` for `createSubmit`.
    var formName: String { get }
    var action: Link { get }
    var fields: [FormFieldViewModel] { get }
    var submitTitle: LocalizableString { get }
    var cancelTitle: LocalizableString { get }
    var cancel: Link { get }
    /// Tells one press of the button from another; nil for a write that may be repeated.
    var idempotencyKey: String? { get }
}
