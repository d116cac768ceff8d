/// Whether a value has its words already.
public enum LocalizationStatus: Sendable, Hashable {
    /// A face will find them while it is written.
    case localizationPending
    case localized
}

extension Localizable {
    public var localizedArray: [String] { get throws { [try localizedString] } }

    public var localizationStatus: LocalizationStatus {
        do {
            _ = try localizedArray
            return .localized
        } catch {
            return .localizationPending
        }
    }

    /// Whether it is known to say nothing; words that are still to be found are something.
    public var isEmpty: Bool {
        switch content {
        case .empty: true
        case .text(let text): text.isEmpty
        case .list(let list): list.items.isEmpty
        default: false
        }
    }
}

extension LocalizableArray {
    public var localizedArray: [String] {
        get throws {
            switch self {
            case .empty: []
            case .constant(let elements): try elements.map { try $0.localizedString }
            case .localized(let reference): throw LocalizerError.localizationUnbound(key: reference.key)
            }
        }
    }
}
