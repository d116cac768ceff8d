import Foundation
import MVVM

/// Turns an error into the sentence that a screen shows.
public struct ErrorMessages: Sendable {
    private let text: @Sendable (any Error) -> String

    public init(_ text: @escaping @Sendable (any Error) -> String) { self.text = text }

    public func message(for error: any Error) -> String { text(error) }

    /// A server's error tells itself, already localized; any other has Foundation's words for it, or its description:
    /// of an error that it does not know Foundation only says that the operation could not be completed.
    public static let standard = ErrorMessages { error in
        switch error {
        case let error as any ServerRequestError: words(of: error)
        case is any LocalizedError, is any CustomNSError: error.localizedDescription
        default: String(describing: error)
        }
    }

    private static func words(of error: any ServerRequestError) -> String {
        do {
            return try error.message.localizedString
        } catch {
            // It was made here and no face was written yet: its key is better than nothing.
            return String(describing: error)
        }
    }
}
