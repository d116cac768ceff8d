/// Names are looked up while running, and everything that is missing is empty (Mustache spec).
struct UnboundMeaning: Meaning {
    var shape: ObjectIdentifier? { nil }
    private(set) var mistakes: [TemplateError] = []

    func literal(_ range: Range<Int>, in template: Template) {}

    func interpolation(of name: Name, isRaw: Bool, in template: Template) -> Interpolation? {
        Interpolation(target: .names(name.parts), escaping: isRaw ? .raw : .html)
    }

    func openSection(_ section: Node.Section, in template: Template) -> SectionForm? {
        section.isInverted ? .test(.names(section.name.parts), constant: nil) : .enter(.names(section.name.parts))
    }

    func closeSection(_ section: Node.Section, in template: Template) -> Bool { true }

    func dynamicPartial(_ name: Name, in template: Template) -> Target? { .names(name.parts) }

    func missingPartial(_ name: String, at offset: Int, in template: Template) {}
    func parent(_ parent: Node.Parent, didNotUse unused: [Node.Block], in template: Template) {}
    func call(_ expansion: Expansion, at offset: Int, in template: Template) {}
    func beginProcedure(of expansion: Expansion, template: Template) {}
    func endPart(of template: Template) {}

    mutating func exceeded(_ limit: String, at offset: Int, in template: Template) {
        mistakes.append(template.mistake(at: offset, limit))
    }
}
