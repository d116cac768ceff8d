/// What a section tag compiles to.
enum SectionForm {
    /// A condition that pushes nothing.
    case test(Target)
    /// One run over each value.
    case enter(Target)
}
