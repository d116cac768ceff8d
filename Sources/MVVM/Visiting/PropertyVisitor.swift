import Foundation

/// A face while it is written: HTML, JSON, or a check that walks a value.
public protocol PropertyVisitor {
    mutating func visit(_ text: String)
    mutating func visit(_ number: Int)
    mutating func visit(_ number: Double)
    mutating func visit(_ flag: Bool)
    mutating func visit(_ identifier: UUID)
    mutating func visit(_ html: SafeHTML)
    mutating func visit(_ link: Link)
    mutating func visitAbsent()
    mutating func visit<Element: Visitable>(list: [Element])
    /// The element at `index` of the list that is being visited comes next.
    mutating func beginElement(_ index: Int)
    mutating func visit<Element: Visitable>(dictionary: [String: Element])
    mutating func visit<Object: PropertyVisitable>(object: Object)
    /// The case of an enum by its index in the enum's table; `hasPayload` tells whether `visit(index)` yields more.
    mutating func visit<Cases: PropertyVisitable>(case index: Int, of value: Cases, hasPayload: Bool)
    /// A value that is localized while the face is written.
    mutating func visit(_ content: LocalizableContent)
    /// The words of a property, found in the locale's catalog by type and index.
    mutating func visit<Object: PropertyVisitable>(
        message index: Int, of type: Object.Type, substitutions: LocalizableSlots)
    /// The words of a property whose key ends in `Html`: markup whose slots were escaped.
    mutating func visit<Object: PropertyVisitable>(
        markup index: Int, of type: Object.Type, substitutions: LocalizableSlots)
}

extension PropertyVisitor {
    public mutating func beginElement(_ index: Int) {}

    public mutating func visit<Object: PropertyVisitable>(
        markup index: Int, of type: Object.Type, substitutions: LocalizableSlots
    ) {
        visit(message: index, of: type, substitutions: substitutions)
    }
}
