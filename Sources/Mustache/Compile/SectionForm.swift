/// What a section tag compiles to.
enum SectionForm {
    /// A condition that pushes nothing; `constant` as in `Schema.Field`.
    case test(Target, constant: Int?)
    /// One run over each value.
    case enter(Target)
}
