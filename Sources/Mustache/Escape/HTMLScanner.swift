// Follows the context of a page through the literal text of its templates, in the order it is written.
// Owns the mistakes that the text itself can make: letters that a person reads, and tags cut by sections.

struct HTMLScanner {
    let options: Binder.Options
    var context = HTMLContext()
    /// Whether the letters of the current run of text have been reported.
    var hasReportedLetters = false
    /// Letters in the value of an input, which a person reads if it turns out to be a button.
    var buttonLetters: (template: Template, offset: Int)?

    /// A text of the view model stands before in the same run of text.
    var followsText = false

    init(options: Binder.Options) {
        self.options = options
    }

    var isElementText: Bool { context.state == .text }

    mutating func scan(_ range: Range<Int>, in template: Template, reporter: inout Reporter) {
        hasReportedLetters = false
        for offset in range {
            let byte = template.source[offset]
            if refusesLetters, isLetter(at: offset, in: template.source) {
                reportLetters(at: offset, in: template, reporter: &reporter)
            }
            let type = byte == UInt8(ascii: ">") ? context.type : nil
            if let mistake = context.advance(by: byte) { reporter.report(template, at: offset, mistake) }
            if !isRead { (hasReportedLetters, followsText) = (false, false) }
            if byte == UInt8(ascii: ">") { endTag(type: type, reporter: &reporter) }
        }
    }

    /// What the place means for a value that the template puts there; the context is then behind it.
    mutating func placement() -> Placement {
        let placement = context.placement
        context.isInReference = false
        if case .value = context.state, context.isURL { context.url = context.url.behindData }
        hasReportedLetters = false
        return placement
    }

    mutating func beginSection(
        isList: Bool, at offset: Int, in template: Template, reporter: inout Reporter
    ) -> HTMLContext? {
        followsText = false
        guard var boundary = context.atSectionBoundary() else {
            reporter.report(template, at: offset, "a section may not begin \(context.position)")
            return nil
        }
        // The second element of a list stands directly behind the first.
        if isList, case .inTag = boundary.state { boundary.state = .inTag(mustSeparate: true) }
        context = boundary
        return boundary
    }

    mutating func endSection(
        begunIn begin: HTMLContext, isList: Bool, at offset: Int, in template: Template, reporter: inout Reporter
    ) {
        followsText = false
        let joined = context.atSectionBoundary().flatMap { isList && $0 != begin ? nil : begin.joined(with: $0) }
        if joined == nil {
            reporter.report(
                template, at: offset,
                "this section begins \(begin.position) and ends \(context.position); it must end as it begins")
        }
        context = joined ?? begin
    }

    /// A page, and a partial that contains itself, is element text at its end.
    mutating func endPart(of template: Template, reporter: inout Reporter) {
        if context.state != .text {
            reporter.report(template, at: template.source.count, "the template ends \(context.position)")
        }
        context = HTMLContext()
    }
}
