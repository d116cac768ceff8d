import Foundation
import MVVM

/// Turns an error into the sentence that a screen shows.
public struct ErrorMessages: Sendable {
    private let text: @Sendable (any Error) -> String

    public init(_ text: @escaping @Sendable (any Error) -> String) { self.text = text }

    public func message(for error: any Error) -> String { text(error) }

    /// A server's error tells itself, already localized; any other its description.
    public static let standard = ErrorMessages { error in
        guard let error = error as? any ServerRequestError else { return error.localizedDescription }
        do {
            return try error.message.localizedString
        } catch {
            return error.localizedDescription
        }
    }
}
