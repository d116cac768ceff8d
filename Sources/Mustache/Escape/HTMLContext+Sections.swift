extension HTMLContext {
    /// The context where a section begins or ends, or nil where it may not: it could change how its surroundings are read.
    func atSectionBoundary() -> HTMLContext? {
        var context = self
        context.isInReference = false
        switch state {
        case .text, .inTag, .value, .comment: return context
        case .rawText: return matched.isEmpty ? context : nil
        case .tagName, .attributeName:
            context.state = .inTag(mustSeparate: true)
            context.attribute = ""
            return context
        case .afterAttributeName:
            context.state = .inTag(mustSeparate: false)
            context.attribute = ""
            return context
        case .tagOpen, .endTagOpen, .markup, .beforeValue, .unquotedValue, .declaration: return nil
        }
    }

    /// The context behind a section that began in `self` and ended in `other`, or nil where they do not fit: what follows
    /// is read in one of them if the section is shown, and in the other if it is not.
    func joined(with other: HTMLContext) -> HTMLContext? {
        if self == other { return self }
        var joined = self
        if case .inTag(let mine) = state, case .inTag(let theirs) = other.state {
            joined.state = .inTag(mustSeparate: mine || theirs)
        }
        if joined.url != other.url { joined.url = .mixed }
        // Only a script is read according to its type.
        if element != "script" { joined.type = type ?? other.type }
        var expected = joined
        expected.state = other.state
        expected.url = other.url
        expected.type = element == "script" ? expected.type : other.type
        guard expected == other else { return nil }
        if case .inTag = joined.state { return joined }
        return joined.state == other.state ? joined : nil
    }
}
