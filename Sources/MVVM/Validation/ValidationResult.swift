/// What a rule says about one or more fields.
@ViewModelPart
public struct ValidationResult: Hashable {
    /// How grave it is; only `.error` keeps a form from being accepted.
    public enum Status: Int, Hashable, Comparable {
        case info = 1
        case warning = 2
        case error = 3

        public static func < (lhs: Status, rhs: Status) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    /// One sentence about the fields it names.
    @ViewModelPart
    public struct Message: Hashable {
        public let fieldIds: [String]
        public let message: LocalizableString

        public init(fieldIds: [String], message: LocalizableString) {
            self.fieldIds = fieldIds
            self.message = message
        }
    }

    public let status: Status
    public let messages: [Message]

    public init(status: Status, messages: [Message]) {
        self.status = status
        self.messages = messages
    }

    /// What is wrong with one field.
    public static func error(_ fieldId: String, _ message: LocalizableString) -> ValidationResult {
        ValidationResult(status: .error, messages: [Message(fieldIds: [fieldId], message: message)])
    }
}
