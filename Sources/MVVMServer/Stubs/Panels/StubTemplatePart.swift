import MVVM

/// A piece of a template's text.
@ViewModelPart
struct StubTemplatePart {
    let text: String
    /// Where the template is that the piece inserts.
    let link: Link?
}
