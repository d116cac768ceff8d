/// Why a text cannot be had as a string.
public enum LocalizerError: Error, Hashable, CustomStringConvertible {
    /// A catalog text was read as a string before a face localized it.
    case localizationUnbound(key: [String])

    public var description: String {
        switch self {
        case .localizationUnbound(let key):
            "'\(key.joined(separator: "."))' is not localized yet: a face localizes while it is written."
        }
    }
}
