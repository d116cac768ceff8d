/// What an unbound program keeps of its templates, to compile more of them while it runs.
struct UnboundParts: Sendable {
    let partials: [String: Template]
    var sites: [PartialSite] = []
    /// By the index of a section's first operation.
    var sections: [Int: LambdaSection] = [:]
}
