/// What a compiler's template is compiled for: names that are looked up while running (`UnboundMeaning`), or the shape of
/// a view model and the grammar of HTML (`BoundMeaning`). It decides what tags mean; the compiler lays them out.
protocol Meaning {
    /// The shape of the current value, where there are shapes.
    var shape: ObjectIdentifier? { get }

    mutating func literal(_ range: Range<Int>, in template: Template)

    /// Nil when the tag is a mistake.
    mutating func interpolation(of name: Name, isRaw: Bool, in template: Template) -> Interpolation?

    mutating func openSection(_ section: Node.Section, in template: Template) -> SectionForm?
    /// Returns whether the section's operations look at what was current outside of it.
    mutating func closeSection(_ section: Node.Section, in template: Template) -> Bool

    /// Nil when partials may not be named by values.
    mutating func dynamicPartial(_ name: Name, in template: Template) -> Target?
    mutating func missingPartial(_ name: String, at offset: Int, in template: Template)
    mutating func parent(_ parent: Node.Parent, didNotUse unused: [Node.Block], in template: Template)

    /// A partial that contains itself is called.
    mutating func call(_ expansion: Expansion, at offset: Int, in template: Template)
    /// The operations of such a partial follow, for a value of the shape of `expansion`.
    mutating func beginProcedure(of expansion: Expansion, template: Template)
    /// The main part, or a procedure, is at its end.
    mutating func endPart(of template: Template)

    /// The templates together are too large or too deep.
    mutating func exceeded(_ limit: String, at offset: Int, in template: Template)
}
