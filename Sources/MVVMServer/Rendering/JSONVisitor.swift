import Foundation
import Localization
import MVVM

/// Writes a value as JSON, localized for one reader: properties in declared order, dictionaries by sorted key, an absent
/// optional as `null`, a localized number or date as `{"value": …, "text": …}`.
struct JSONVisitor: PropertyVisitor {
    var output = JSONOutput()
    let localizer: Localizer
    /// The client's.
    let version: SystemVersion
    /// By type; an object of another type is written from its table.
    private let plans: [ObjectIdentifier: JSONPlan]

    init(localizer: Localizer, version: SystemVersion, plans: [ObjectIdentifier: JSONPlan] = [:]) {
        self.localizer = localizer
        self.version = version
        self.plans = plans
    }

    mutating func visit(_ text: String) { output.string(text) }
    mutating func visit(_ number: Int) { output.raw { $0.append(decimal: number) } }
    mutating func visit(_ number: Double) { output.raw { $0.append(decimal: number) } }
    mutating func visit(_ flag: Bool) { if flag { output.raw("true") } else { output.raw("false") } }

    mutating func visit(_ identifier: UUID) {
        output.raw("\"")
        output.raw { identifier.appendLowercase(to: &$0) }
        output.raw("\"")
    }

    mutating func visit(_ html: SafeHTML) { output.string(html.markup) }
    mutating func visit(_ link: Link) { output.string(link.target) }
    mutating func visitAbsent() { output.raw("null") }

    mutating func visit<Element: Visitable>(list: [Element]) {
        output.raw("[")
        Element.accept(elements: list, &self)
        output.raw("]")
    }

    mutating func beginElement(_ index: Int) {
        if index > 0 { output.raw(",") }
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
        let plan =
            plans[ObjectIdentifier(Object.self)] ?? JSONPlan(of: Object.self, localizer: nil, version: version)
        plan.literals.withUnsafeBufferPointer { literals in
            var start = 0
            for step in plan.steps {
                output.raw(UnsafeBufferPointer(rebasing: literals[start..<step.literalEnd]))
                object.visit(step.property, with: &self)
                start = step.literalEnd
            }
            output.raw(UnsafeBufferPointer(rebasing: literals[start...]))
        }
    }

    /// The members of an object whose braces and first members somebody else writes.
    mutating func visit<Object: PropertyVisitable>(membersOf object: Object) {
        for (index, property) in Object.propertyTable.properties.enumerated()
        where property.versions.contains(version) {
            output.key(property.name, isFirst: false)
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
        if isQuoted { output.raw("\"") }
        output.raw { content.appendMachineForm(to: &$0) }
        if isQuoted { output.raw("\"") }
        if let unit = content.machineUnit {
            output.raw(",\"unit\":")
            output.string(unit)
        }
        output.raw(",\"text\":")
        output.string { localizer.append(content, to: &$0) }
        output.raw("}")
    }
}
