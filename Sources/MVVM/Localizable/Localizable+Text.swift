extension Localizable {
    /// The text, once it is localized.
    ///
    /// - Throws: `LocalizerError.localizationUnbound` before.
    public var localizedString: String {
        get throws {
            switch content {
            case .empty: return ""
            case .text(let text): return text
            case .reference(let reference), .array(let reference):
                throw LocalizerError.localizationUnbound(key: reference.key)
            case .list(let list) where list.items.count == 1:
                if case .text(let text) = list.items[0] { return text }
            default:
                if let text = content.receivedText { return text }
            }
            throw LocalizerError.localizationUnbound(key: ["\(Self.self)"])
        }
    }
}

extension LocalizableContent {
    /// The text of a number or date as it came over the wire.
    public var receivedText: String? {
        switch self {
        case .integer(let integer): integer.text
        case .double(let double): double.text
        case .date(let date): date.text
        case .percent(let percent): percent.text
        case .ordinal(let ordinal): ordinal.text
        case .currency(let amount): amount.text
        case .measurement(let measurement): measurement.text
        case .relativeDate(let date): date.text
        case .dateRange(let range): range.text
        case .empty, .text, .reference, .template, .list, .compound, .array: nil
        }
    }
}
