import Foundation
import Localization
import MVVM

extension PropertyVisitable {
    /// The same value with its words, numbers and dates in one language, as if a server had sent it.
    ///
    /// ```swift
    /// let about = try await AboutViewModel.model(context: context).localized(by: localizer)
    /// ```
    ///
    /// - Throws: `DecodingError` for a type that does not read what its own table says.
    public func localized(by localizer: Localizer) throws -> Self {
        var visitor = LocalizingVisitor(localizer: localizer)
        accept(&visitor)
        return try JSONDecoder().decode(Self.self, from: try JSONEncoder().encode(visitor.value))
    }
}
