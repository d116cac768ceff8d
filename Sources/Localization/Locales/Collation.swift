/// The order in which a locale lists words: ä after a in German, after z in Swedish.
final class Collation: @unchecked Sendable {
    // @unchecked: a collator is not changed after it was opened, and ICU's const functions, such as making a sort key,
    // may be called on one by many threads; it is closed once, by deinit, when no caller is left.
    private let collator: OpaquePointer

    /// nil where ICU cannot load the locale's order.
    init?(_ locale: LocaleTag) {
        guard let collator = ICU.openCollator(locale.icuIdentifier) else { return nil }
        self.collator = collator
    }

    deinit { ICU.closeCollator(collator) }

    /// Equal texts keep their order.
    func sorted<Element>(_ elements: [Element], by text: (Element) -> String) -> [Element] {
        let keyed = elements.enumerated().map { index, element in
            (key: ICU.sortKey(of: text(element), with: collator), index: index)
        }
        return keyed.sorted { left, right in
            left.key == right.key ? left.index < right.index : left.key.lexicographicallyPrecedes(right.key)
        }.map { elements[$0.index] }
    }
}
