import Foundation
import Localization
import MVVM

/// Writes a value as JSON, localized for one reader: properties in declared order, dictionaries by sorted key, an absent
/// optional as `null`, a localized number or date as `{"value": …, "text": …}`.
struct JSONVisitor: Visitor {
    private(set) var output = JSONOutput()
    let localizer: Localizer
    /// By type; an object of another type is written from its table.
    private let plans: [ObjectIdentifier: JSONPlan]

    init(localizer: Localizer, plans: [ObjectIdentifier: JSONPlan] = [:]) {
        self.localizer = localizer
        self.plans = plans
    }

    mutating func visit(_ text: String) { output.string(text) }
    mutating func visit(_ number: Int) { output.raw(String(number)) }
    mutating func visit(_ number: Double) { output.raw(number.isFinite ? String(number) : "null") }
    mutating func visit(_ flag: Bool) { output.raw(flag ? "true" : "false") }
    mutating func visit(_ identifier: UUID) { output.quoted { identifier.appendLowercase(to: &$0) } }
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
        let plan = plans[ObjectIdentifier(Object.self)] ?? JSONPlan(of: Object.self, localizer: nil)
        for segment in plan.segments {
            switch segment {
            case .literal(let bytes): output.raw(bytes)
            case .property(let index): object.visit(index, with: &self)
            }
        }
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
        case .array(let reference): visit(list: localizer.texts(of: reference))
        case .reference, .template, .list, .compound: output.string { localizer.append(content, to: &$0) }
        case .integer, .double, .percent, .ordinal, .currency, .measurement: quantity(content, isQuoted: false)
        case .date, .relativeDate, .dateRange: quantity(content, isQuoted: true)
        }
    }

    mutating func visit<Object: PropertyVisitable>(
        message index: Int, of type: Object.Type, substitutions: LocalizableSlots
    ) {
        output.string { localizer.append(message: index, of: type, substitutions: substitutions, to: &$0) }
    }

    /// A member that no view model has, beside those that it has.
    mutating func member(_ name: String, _ value: some Visitable, isFirst: Bool = false) {
        output.key(name, isFirst: isFirst)
        value.accept(&self)
    }

    mutating func beginObject() { output.raw("{") }
    mutating func endObject() { output.raw("}") }

    private mutating func quantity(_ content: LocalizableContent, isQuoted: Bool) {
        output.raw("{\"value\":")
        if isQuoted {
            output.quoted { content.appendMachineForm(to: &$0) }
        } else {
            output.unquoted { content.appendMachineForm(to: &$0) }
        }
        if let unit = content.machineUnit {
            output.raw(",\"unit\":")
            output.string(unit)
        }
        output.raw(",\"text\":")
        output.string { localizer.append(content, to: &$0) }
        output.raw("}")
    }
}
