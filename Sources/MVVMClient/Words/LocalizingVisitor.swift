import Foundation
import Localization
import MVVM

/// Makes of a value what the JSON face would say of it.
struct LocalizingVisitor: PropertyVisitor {
    let localizer: Localizer
    private(set) var value = LocalizedValue.absent

    init(localizer: Localizer) { self.localizer = localizer }

    mutating func visit(_ text: String) { value = .text(text) }
    mutating func visit(_ number: Int) { value = .integer(number) }
    mutating func visit(_ number: Double) { value = .double(number) }
    mutating func visit(_ flag: Bool) { value = .flag(flag) }
    mutating func visit(_ identifier: UUID) { value = .text(identifier.uuidString) }
    mutating func visit(_ html: SafeHTML) { value = .text(html.markup) }
    mutating func visit(_ link: Link) { value = .text(link.target) }
    mutating func visitAbsent() { value = .absent }

    mutating func visit<Element: Visitable>(list: [Element]) { value = .list(list.map { part($0.accept) }) }

    mutating func visit<Element: Visitable>(dictionary: [String: Element]) {
        value = .object(dictionary.mapValues { part($0.accept) })
    }

    mutating func visit<Object: PropertyVisitable>(object: Object) {
        let names = Object.propertyTable.properties.map(\.name)
        let members = names.indices.map { index in (names[index], part { object.visit(index, with: &$0) }) }
        value = .object(Dictionary(members) { first, _ in first })
    }

    mutating func visit<Cases: PropertyVisitable>(case index: Int, of cases: Cases, hasPayload: Bool) {
        let name = Cases.propertyTable.properties[index].name
        value = hasPayload ? .object([name: part { cases.visit(index, with: &$0) }]) : .text(name)
    }

    mutating func visit<Object: PropertyVisitable>(
        message index: Int, of type: Object.Type, substitutions: LocalizableSlots
    ) {
        value = .text(localizer.text(message: index, of: type, substitutions: substitutions))
    }

    mutating func visit(_ content: LocalizableContent) {
        if case .array(let reference) = content {
            value = .list(localizer.texts(of: reference).map { .text($0) })
            return
        }
        let text = LocalizedValue.text(localizer.text(of: content))
        guard let quantity = content.quantity else {
            value = text
            return
        }
        var members = ["value": quantity.value, "text": text]
        members["unit"] = quantity.unit.map { .text($0) }
        value = .object(members)
    }

    private func part(_ visit: (inout LocalizingVisitor) -> Void) -> LocalizedValue {
        var visitor = LocalizingVisitor(localizer: localizer)
        visit(&visitor)
        return visitor.value
    }
}

extension LocalizableContent {
    /// What a number or date is to programs; nil for words.
    fileprivate var quantity: (value: LocalizedValue, unit: String?)? {
        switch self {
        case .integer(let number): (.integer(number.value), nil)
        case .double(let number): (.double(number.value), nil)
        case .percent(let share): (.double(share.value), nil)
        case .ordinal(let place): (.integer(place.value), nil)
        case .currency(let amount): (.decimal(amount.value), amount.code)
        case .measurement(let measurement): (.double(measurement.value), measurement.unit.rawValue)
        case .date(let date): (.text(RFC3339.string(from: date.value)), nil)
        case .relativeDate(let date): (.text(RFC3339.string(from: date.value)), nil)
        case .dateRange(let range):
            (.text("\(RFC3339.string(from: range.start))/\(RFC3339.string(from: range.end))"), nil)
        case .empty, .text, .reference, .template, .list, .compound, .array: nil
        }
    }
}
