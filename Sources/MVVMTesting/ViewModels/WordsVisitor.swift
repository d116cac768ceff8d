import Localization
import MVVM

/// Walks a value and collects every text that is localized, in one reader's language.
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

    mutating func visit<Object: PropertyVisitable>(object: Object) {
        for (index, property) in Object.propertyTable.properties.enumerated() {
            path.append(property.name)
            object.visit(index, with: &self)
            path.removeLast()
        }
    }

    mutating func visit(_ content: LocalizableContent) {
        switch content {
        // Text that came from a person, or that is meant to be absent.
        case .empty, .text: break
        case .array(let reference): for text in localizer.texts(of: reference) { add(text) }
        default: add(localizer.text(of: content))
        }
    }

    mutating func visit<Object: PropertyVisitable>(
        message index: Int, of type: Object.Type, substitutions: LocalizableSlots
    ) {
        add(localizer.text(message: index, of: type, substitutions: substitutions))
    }

    private mutating func add(_ text: String) { words.append(Word(name: path.joined(separator: "."), text: text)) }
}
