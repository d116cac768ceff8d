/// What an unbound program keeps of its templates, to compile more of them while it runs.
struct UnboundParts: Sendable {
    let partials: [String: Template]
    var sites: [PartialSite] = []
    /// By the index of a section's first operation.
    var sections: [Int: LambdaSection] = [:]
}

/// A tag whose partial a value names.
struct PartialSite: Sendable {
    let layout: Layout
    let overrides: [String: Override]
    let indentation: CallIndentation
}

/// The text that a section hands to a lambda.
struct LambdaSection: Sendable {
    let source: [UInt8]
    let range: Range<Int>
    let delimiters: Delimiters

    var text: String { String(decoding: source[range], as: UTF8.self) }
}
