import Localization
import MVVM

/// Walks a value and collects every text that is localized, in one reader's language: its own, those of its children, of
/// payloads, of the pieces of a compound, and of what fills a slot.
struct WordsVisitor: TextWalker {
    /// A text and the property that shows it: `columns.title`.
    struct Word {
        let name: String
        let text: String
    }

    private(set) var words: [Word] = []
    private let localizer: Localizer
    private var path: [String] = []

    init(localizer: Localizer) { self.localizer = localizer }

    mutating func visit<Element: Visitable>(dictionary: [String: Element]) {
        for (key, element) in dictionary.sorted(by: { $0.key < $1.key }) {
            below(key) { element.accept(&$0) }
        }
    }

    mutating func visit<Object: PropertyVisitable>(object: Object) {
        for (index, property) in Object.propertyTable.properties.enumerated() {
            below(property.name) { object.visit(index, with: &$0) }
        }
    }

    mutating func visit<Cases: PropertyVisitable>(case index: Int, of value: Cases, hasPayload: Bool) {
        guard hasPayload else { return }
        below(Cases.propertyTable.properties[index].name) { value.visit(index, with: &$0) }
    }

    mutating func visit(_ content: LocalizableContent) {
        switch content {
        // Text that came from a person, or that is meant to be absent.
        case .empty, .text: break
        case .array(let reference): for text in localizer.texts(of: reference) { add(text) }
        case .reference(let reference):
            add(localizer.text(of: content))
            visit(slots: LocalizableSlots(reference.substitutions))
        case .template(_, let slots):
            add(localizer.text(of: content))
            visit(slots: LocalizableSlots(slots))
        case .list(let list):
            add(localizer.text(of: content))
            for item in list.items { visit(item) }
        case .compound(let pieces, let separator):
            add(localizer.text(of: content))
            for piece in pieces + [separator] { visit(piece) }
        default: add(localizer.text(of: content))
        }
    }

    mutating func visit<Object: PropertyVisitable>(
        message index: Int, of type: Object.Type, substitutions: LocalizableSlots
    ) {
        add(localizer.text(message: index, of: type, substitutions: substitutions))
        visit(slots: substitutions)
    }

    private mutating func visit(slots: LocalizableSlots) {
        for name in slots.names.sorted() {
            guard let content = slots[name] else { continue }
            below(name) { $0.visit(content) }
        }
    }

    private mutating func below(_ name: String, _ visit: (inout WordsVisitor) -> Void) {
        path.append(name)
        visit(&self)
        path.removeLast()
    }

    private mutating func add(_ text: String) { words.append(Word(name: path.joined(separator: "."), text: text)) }
}

extension WordsVisitor.Word {
    /// What is wrong with the text, in words; nil when nothing is.
    ///
    /// - Parameter mayHaveSlots: for words that somebody else fills.
    func fault(mayHaveSlots: Bool = false) -> String? {
        if text.isEmpty { return "'\(name)' is empty" }
        // A localizer puts both what it misses and a slot that nobody filled between these brackets.
        if text.contains("%{") { return mayHaveSlots ? nil : "'\(name)' has an unfilled slot: \(text)" }
        return text.contains("⟦") ? "'\(name)' is in no catalog: \(text)" : nil
    }
}
