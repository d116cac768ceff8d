extension Schema.Kind {
    /// Without what says only that it may be absent.
    var unwrapped: Schema.Kind {
        if case .optional(let kind) = self { kind.unwrapped } else { self }
    }

    var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// Texts and numbers; trusted HTML may be an icon.
    var isWording: Bool {
        switch unwrapped {
        case .text, .number, .textual: true
        case .flag, .trusted, .optional, .list, .object, .cases: false
        }
    }

    /// As a mistake calls it.
    var description: String {
        switch self {
        case .text: "a text"
        case .number: "a number"
        case .flag: "a condition"
        case .trusted: "trusted HTML"
        case .optional(let kind): kind.description
        case .list: "a list"
        case .object(let schema): "an object (\(schema().name))"
        case .cases(let schema): "a choice (\(schema().name))"
        case .textual: "a text"
        }
    }

    /// The schema of its parts, where it has any.
    var parts: Schema? {
        switch unwrapped {
        case .object(let schema), .cases(let schema), .textual(let schema): schema()
        default: nil
        }
    }
}
