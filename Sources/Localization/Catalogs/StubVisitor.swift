import Foundation
import MVVM

/// Walks a whole value and notes which texts it asks for, and with which slots.
struct StubVisitor: Visitor {
    struct Use {
        let key: [String]
        let names: Set<String>
    }

    private(set) var uses: [Use] = []

    mutating func visit(_ text: String) {}
    mutating func visit(_ number: Int) {}
    mutating func visit(_ number: Double) {}
    mutating func visit(_ flag: Bool) {}
    mutating func visit(_ identifier: UUID) {}
    mutating func visit(_ html: SafeHTML) {}
    mutating func visit(_ link: Link) {}
    mutating func visitAbsent() {}

    mutating func visit<Element: Visitable>(list: [Element]) {
        for element in list { element.accept(&self) }
    }

    mutating func visit<Element: Visitable>(dictionary: [String: Element]) {
        for element in dictionary.values { element.accept(&self) }
    }

    mutating func visit<Object: PropertyVisitable>(object: Object) {
        for index in Object.propertyTable.properties.indices { object.visit(index, with: &self) }
    }

    mutating func visit<Cases: PropertyVisitable>(case index: Int, of value: Cases, hasPayload: Bool) {
        if hasPayload { value.visit(index, with: &self) }
    }

    mutating func visit(_ content: LocalizableContent) {
        switch content {
        case .reference(let reference), .array(let reference):
            uses.append(Use(key: reference.key, names: Set(reference.substitutions.keys)))
            for content in reference.substitutions.values { visit(content) }
        case .template(_, let contents): for content in contents.values { visit(content) }
        case .list(let list): for item in list.items { visit(item) }
        case .compound(let pieces, let separator): for piece in pieces + [separator] { visit(piece) }
        default: break
        }
    }

    mutating func visit<Object: PropertyVisitable>(
        message index: Int, of type: Object.Type, substitutions: LocalizableSlots
    ) {
        guard let key = Object.propertyTable.key(at: index) else { return }
        uses.append(Use(key: key, names: substitutions.names))
        for name in substitutions.names { if let content = substitutions[name] { visit(content) } }
    }
}
