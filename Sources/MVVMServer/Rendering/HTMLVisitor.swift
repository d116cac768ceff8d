import Foundation
import MVVM
import Mustache

/// Hands a view model's values to the template engine, localized for one reader.
struct HTMLVisitor: PropertyVisitor {
    let face: HTMLFace
    /// Whether the value is an element of the list that the executor runs over.
    var isElement = false

    mutating func visit(_ text: String) {
        face.answer { if isElement { $0.element(text) } else { $0.text(text) } }
    }

    mutating func visit(_ number: Int) {
        face.answer { if isElement { $0.element(number) } else { $0.integer(number) } }
    }

    mutating func visit(_ number: Double) { visit(String(number)) }

    mutating func visit(_ flag: Bool) {
        if isElement { element(flag) } else { face.answer { $0.flag(flag) } }
    }

    mutating func visit(_ identifier: UUID) {
        if isElement { return visit(identifier.lowercase) }
        face.answer { $0.text { identifier.appendLowercase(to: &$0) } }
    }

    mutating func visit(_ html: SafeHTML) {
        if isElement { element(html) } else { face.answer { $0.trusted(html.markup) } }
    }

    mutating func visit(_ link: Link) { visit(link.target) }

    mutating func visitAbsent() {
        if isElement { element(Bool?.none) } else { face.answer { $0.absent() } }
    }

    mutating func visit<Element: Visitable>(list: [Element]) {
        if isElement { return element(list) }
        face.answer { executor in
            guard executor.beginList(count: list.count) else { return }
            var visitor = HTMLVisitor(face: face, isElement: true)
            Element.accept(elements: list, &visitor)
        }
    }

    mutating func visit<Element: Visitable>(dictionary: [String: Element]) {
        if isElement { return element(dictionary) }
        face.answer { executor in
            guard executor.beginList(count: dictionary.count) else { return }
            for entry in dictionary.sorted(by: { $0.key < $1.key }) {
                executor.element(EntryContext(key: entry.key, value: entry.value, face: face))
            }
        }
    }

    mutating func visit<Object: PropertyVisitable>(object: Object) {
        ObjectContext.lend(object, on: face) { hand($0) }
    }

    mutating func visit<Cases: PropertyVisitable>(case index: Int, of value: Cases, hasPayload: Bool) {
        ObjectContext.lend(value, on: face, text: Cases.propertyTable.properties[index].name) { hand($0) }
    }

    mutating func visit(_ content: LocalizableContent) {
        switch content {
        case .empty: visit("")
        case .text(let text): visit(text)
        case .array(let reference): visit(list: face.texts(of: reference))
        case .reference, .template, .list, .compound:
            if isElement { return visit(text(of: content)) }
            face.answer { $0.text { face.append(content, to: &$0) } }
        case .integer, .double, .date, .percent, .ordinal, .currency, .measurement, .relativeDate, .dateRange:
            QuantityContext.lend(content, on: face) { hand($0) }
        }
    }

    mutating func visit<Object: PropertyVisitable>(
        message index: Int, of type: Object.Type, substitutions: LocalizableSlots
    ) {
        face.answer { $0.text { face.append(message: index, of: type, substitutions: substitutions, to: &$0) } }
    }

    private func hand(_ value: some Context) {
        face.answer { if isElement { $0.element(value) } else { $0.object(value) } }
    }

    private func element(_ value: some Visitable) {
        face.answer { $0.element(ElementContext(value: value, face: face)) }
    }

    private func text(of content: LocalizableContent) -> String {
        var bytes: [UInt8] = []
        face.append(content, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    mutating func visit<Object: PropertyVisitable>(
        markup index: Int, of type: Object.Type, substitutions: LocalizableSlots
    ) {
        face.answer { $0.trusted(face.text(message: index, of: type, substitutions: substitutions)) }
    }
}
