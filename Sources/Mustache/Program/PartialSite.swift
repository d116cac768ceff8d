/// A tag whose partial a value names.
struct PartialSite: Sendable {
    let layout: Layout
    let overrides: [String: Override]
    let indentation: CallIndentation
}
