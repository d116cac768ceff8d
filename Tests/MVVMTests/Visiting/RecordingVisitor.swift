import Foundation
import MVVM

/// Writes down which method was called with what, a line for each, indented by depth.
struct RecordingVisitor: PropertyVisitor {
    private(set) var lines: [String] = []
    private var depth = 0

    static func lines(of value: some Visitable) -> [String] {
        var visitor = RecordingVisitor()
        value.accept(&visitor)
        return visitor.lines
    }

    mutating func visit(_ text: String) { note("text \(text)") }
    mutating func visit(_ number: Int) { note("integer \(number)") }
    mutating func visit(_ number: Double) { note("double \(number)") }
    mutating func visit(_ flag: Bool) { note("flag \(flag)") }
    mutating func visit(_ identifier: UUID) { note("id \(identifier.uuidString.suffix(2))") }
    mutating func visit(_ html: SafeHTML) { note("html \(html.markup)") }
    mutating func visit(_ link: Link) { note("link \(link.target)") }
    mutating func visitAbsent() { note("absent") }

    mutating func visit<Element: Visitable>(list: [Element]) {
        note("list of \(list.count)")
        nest { visitor in for element in list { element.accept(&visitor) } }
    }

    mutating func visit<Element: Visitable>(dictionary: [String: Element]) {
        note("dictionary of \(dictionary.keys.sorted())")
        nest { visitor in for key in dictionary.keys.sorted() { dictionary[key]?.accept(&visitor) } }
    }

    mutating func visit<Object: PropertyVisitable>(object: Object) {
        note("object \(Object.propertyTable.typeName)")
        nest { visitor in
            for index in Object.propertyTable.properties.indices { object.visit(index, with: &visitor) }
        }
    }

    mutating func visit<Cases: PropertyVisitable>(case index: Int, of value: Cases, hasPayload: Bool) {
        note("case \(Cases.propertyTable.properties[index].name)")
        if hasPayload { nest { value.visit(index, with: &$0) } }
    }

    mutating func visit(_ content: LocalizableContent) {
        switch content {
        case .empty: note("empty")
        case .text(let text): note("constant \(text)")
        case .reference(let reference): note("reference \(reference.key.joined(separator: "."))")
        case .integer(let number): note("localized \(number.value)")
        case .double(let number): note("localized \(number.value)")
        case .date(let date): note("localized \(RFC3339.string(from: date.value))")
        default: note("localized \(content)")
        }
    }

    mutating func visit<Object: PropertyVisitable>(
        message index: Int, of type: Object.Type, substitutions: LocalizableSlots
    ) {
        note(
            "message \(Object.propertyTable.key(at: index)?.joined(separator: ".") ?? "?") \(substitutions.names.sorted())"
        )
    }

    private mutating func note(_ line: String) { lines.append(String(repeating: "  ", count: depth) + line) }

    private mutating func nest(_ body: (inout RecordingVisitor) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }
}
