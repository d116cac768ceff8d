/// What fills a message's slots, by name.
///
/// Any `[String: any Localizable]` will do. Written with `init(_:_:)` and `and(_:_:)`, it needs no dictionary and
/// boxes no value, which a row of a long list notices:
///
/// ```swift
/// private var votes: LocalizableSlots { .init("count", LocalizableInt(value: count)) }
/// ```
public struct LocalizableSlots: Sendable {
    private enum Storage: Sendable {
        case none
        case one(String, LocalizableContent)
        case few([(name: String, content: LocalizableContent)])
        case values([String: any Localizable])
        case contents([String: LocalizableContent])
    }

    private let storage: Storage

    /// No slots.
    public init() { storage = .none }
    public init(_ name: String, _ value: some Localizable) { storage = .one(name, value.content) }
    public init(_ values: [String: any Localizable]) {
        // Most texts have one slot, whose name is compared sooner than hashed.
        if values.count == 1, let (name, value) = values.first {
            storage = .one(name, value.content)
        } else {
            storage = .values(values)
        }
    }
    public init(_ values: [String: some Localizable]) { storage = .contents(values.mapValues(\.content)) }
    public init(_ contents: [String: LocalizableContent]) { storage = .contents(contents) }

    private init(few slots: [(name: String, content: LocalizableContent)]) { storage = .few(slots) }

    /// These slots and one more; of a repeated name the first counts.
    public func and(_ name: String, _ value: some Localizable) -> LocalizableSlots {
        let known: [(name: String, content: LocalizableContent)] =
            switch storage {
            case .none: []
            case .one(let name, let content): [(name, content)]
            case .few(let slots): slots
            case .values(let values): values.map { ($0.key, $0.value.content) }
            case .contents(let contents): contents.map { ($0.key, $0.value) }
            }
        return LocalizableSlots(few: known + [(name, value.content)])
    }

    public subscript(name: String) -> LocalizableContent? {
        switch storage {
        case .none: nil
        case .one(let known, let content): known == name ? content : nil
        case .few(let slots): slots.first { $0.name == name }?.content
        case .values(let values): values[name]?.content
        case .contents(let contents): contents[name]
        }
    }

    public var names: Set<String> {
        switch storage {
        case .none: []
        case .one(let name, _): [name]
        case .few(let slots): Set(slots.map(\.name))
        case .values(let values): Set(values.keys)
        case .contents(let contents): Set(contents.keys)
        }
    }
}

extension LocalizableSlots: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral slots: (String, any Localizable)...) {
        self.init(few: slots.map { (name: $0, content: $1.content) })
    }
}
