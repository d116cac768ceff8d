import Foundation

/// A visitor that walks through a whole value and looks at its texts only: it passes over numbers, links and markup.
package protocol TextWalker: PropertyVisitor {}

extension TextWalker {
    package mutating func visit(_ text: String) {}
    package mutating func visit(_ number: Int) {}
    package mutating func visit(_ number: Double) {}
    package mutating func visit(_ flag: Bool) {}
    package mutating func visit(_ identifier: UUID) {}
    package mutating func visit(_ html: SafeHTML) {}
    package mutating func visit(_ link: Link) {}
    package mutating func visitAbsent() {}

    package mutating func visit<Element: Visitable>(list: [Element]) {
        for element in list { element.accept(&self) }
    }

    package mutating func visit<Element: Visitable>(dictionary: [String: Element]) {
        for element in dictionary.values { element.accept(&self) }
    }

    package mutating func visit<Object: PropertyVisitable>(object: Object) {
        for index in Object.propertyTable.properties.indices { object.visit(index, with: &self) }
    }

    package mutating func visit<Cases: PropertyVisitable>(case index: Int, of value: Cases, hasPayload: Bool) {
        if hasPayload { value.visit(index, with: &self) }
    }
}
