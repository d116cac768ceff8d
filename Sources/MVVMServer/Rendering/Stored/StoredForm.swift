/// A type of values that are answered where they lie in a view model.
///
/// The pointer is that of a value of this type (or the type that it is the form of): `StoredForms` gives each property the
/// form of its own type.
protocol StoredForm: SendableMetatype {
    /// Tells the engine what the value is.
    static func answer(at address: UnsafeRawPointer, on face: HTMLFace)
}
