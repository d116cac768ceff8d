import Foundation
import Localization
import MVVM
import Mustache

/// Hands a view model's values to the template engine, localized for one reader.
struct HTMLVisitor: Visitor {
    let executor: Executor
    let localizer: Localizer
    /// Whether the value is an element of the list that the executor runs over.
    var isElement = false

    mutating func visit(_ text: String) {
        if isElement { executor.element(ScalarContext(value: text, localizer: localizer)) } else { executor.text(text) }
    }

    mutating func visit(_ number: Int) {
        if isElement {
            executor.element(ScalarContext(value: number, localizer: localizer))
        } else {
            executor.integer(number)
        }
    }

    mutating func visit(_ number: Double) { visit(String(number)) }
    mutating func visit(_ flag: Bool) { executor.flag(flag) }

    mutating func visit(_ identifier: UUID) {
        if isElement { return visit(identifier.lowercase) }
        executor.text { identifier.appendLowercase(to: &$0) }
    }

    mutating func visit(_ html: SafeHTML) { executor.trusted(html.markup) }
    mutating func visit(_ link: Link) { visit(link.target) }
    mutating func visitAbsent() { executor.absent() }

    mutating func visit<Element: Visitable>(list: [Element]) {
        guard executor.beginList(count: list.count) else { return }
        var visitor = HTMLVisitor(executor: executor, localizer: localizer, isElement: true)
        for element in list { element.accept(&visitor) }
    }

    mutating func visit<Element: Visitable>(dictionary: [String: Element]) {
        guard executor.beginList(count: dictionary.count) else { return }
        for entry in dictionary.sorted(by: { $0.key < $1.key }) {
            executor.element(EntryContext(key: entry.key, value: entry.value, localizer: localizer))
        }
    }

    mutating func visit<Object: PropertyVisitable>(object: Object) {
        let context = ObjectContext(value: object, localizer: localizer)
        if isElement { executor.element(context) } else { executor.object(context) }
    }

    mutating func visit<Cases: PropertyVisitable>(case index: Int, of value: Cases, hasPayload: Bool) {
        let context = ObjectContext(
            value: value, localizer: localizer, text: Cases.propertyTable.properties[index].name)
        if isElement { executor.element(context) } else { executor.object(context) }
    }

    mutating func visit(_ content: LocalizableContent) {
        switch content {
        case .empty: visit("")
        case .text(let text): visit(text)
        case .array(let reference): visit(list: localizer.texts(of: reference))
        case .reference, .template, .list, .compound:
            if isElement { return visit(localizer.text(of: content)) }
            executor.text { localizer.append(content, to: &$0) }
        case .integer, .double, .date, .percent, .ordinal, .currency, .measurement, .relativeDate, .dateRange:
            let context = QuantityContext(content: content, localizer: localizer)
            if isElement { executor.element(context) } else { executor.object(context) }
        }
    }

    mutating func visit<Object: PropertyVisitable>(
        message index: Int, of type: Object.Type, substitutions: LocalizableSlots
    ) {
        executor.text { localizer.append(message: index, of: type, substitutions: substitutions, to: &$0) }
    }

    mutating func visit<Object: PropertyVisitable>(
        markup index: Int, of type: Object.Type, substitutions: LocalizableSlots
    ) {
        executor.trusted(localizer.text(message: index, of: type, substitutions: substitutions))
    }
}
