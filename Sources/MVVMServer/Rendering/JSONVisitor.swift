import Foundation
import Localization
import MVVM

/// Writes a value as JSON, localized for one reader: properties in declared order, dictionaries by sorted key, an absent
/// optional as `null`, a localized number or date as `{"value": …, "text": …}`.
struct JSONVisitor: Visitor {
    private(set) var output = JSONOutput()
    let localizer: Localizer

    init(localizer: Localizer) { self.localizer = localizer }

    mutating func visit(_ text: String) { output.string(text) }
    mutating func visit(_ number: Int) { output.raw(String(number)) }
    mutating func visit(_ number: Double) { output.raw(number.isFinite ? String(number) : "null") }
    mutating func visit(_ flag: Bool) { output.raw(flag ? "true" : "false") }
    mutating func visit(_ identifier: UUID) { output.string(identifier.uuidString.lowercased()) }
    mutating func visit(_ html: SafeHTML) { output.string(html.markup) }
    mutating func visit(_ link: Link) { output.string(link.target) }
    mutating func visitAbsent() { output.raw("null") }

    mutating func visit<Element: Visitable>(list: [Element]) {
        output.raw("[")
        for (index, element) in list.enumerated() {
            if index > 0 { output.raw(",") }
            element.accept(&self)
        }
        output.raw("]")
    }

    mutating func visit<Element: Visitable>(dictionary: [String: Element]) {
        output.raw("{")
        for (index, entry) in dictionary.sorted(by: { $0.key < $1.key }).enumerated() {
            output.key(entry.key, isFirst: index == 0)
            entry.value.accept(&self)
        }
        output.raw("}")
    }

    mutating func visit<Object: PropertyVisitable>(object: Object) {
        output.raw("{")
        visit(membersOf: object, isFirst: true)
        output.raw("}")
    }

    /// The members of an object whose braces somebody else writes.
    mutating func visit<Object: PropertyVisitable>(membersOf object: Object, isFirst: Bool) {
        for (index, property) in Object.propertyTable.properties.enumerated() {
            output.key(property.name, isFirst: isFirst && index == 0)
            object.visit(index, with: &self)
        }
    }

    mutating func visit<Cases: PropertyVisitable>(case index: Int, of value: Cases, hasPayload: Bool) {
        let name = Cases.propertyTable.properties[index].name
        guard hasPayload else { return output.string(name) }
        output.raw("{")
        output.key(name, isFirst: true)
        value.visit(index, with: &self)
        output.raw("}")
    }

    mutating func visit(_ content: LocalizableContent) {
        switch content {
        case .empty: output.string("")
        case .text(let text): output.string(text)
        case .reference: output.string(localizer.text(of: content))
        case .integer(let number): quantity(String(number.value), of: content)
        case .double(let number): quantity(String(number.value), of: content)
        case .date(let date): quantity("\"\(RFC3339.string(from: date.value))\"", of: content)
        }
    }

    mutating func visit<Object: PropertyVisitable>(
        message index: Int, of type: Object.Type, substitutions: [String: any Localizable]
    ) {
        output.string(localizer.text(message: index, of: type, substitutions: substitutions))
    }

    /// A member that no view model has, beside those that it has.
    mutating func member(_ name: String, _ value: some Visitable, isFirst: Bool = false) {
        output.key(name, isFirst: isFirst)
        value.accept(&self)
    }

    mutating func beginObject() { output.raw("{") }
    mutating func endObject() { output.raw("}") }

    private mutating func quantity(_ value: String, of content: LocalizableContent) {
        output.raw("{\"value\":")
        output.raw(value)
        output.raw(",\"text\":")
        output.string(localizer.text(of: content))
        output.raw("}")
    }
}
