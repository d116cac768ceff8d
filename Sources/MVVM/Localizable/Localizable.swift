/// A value that becomes text in the visitor's language while a face is written, never before.
public protocol Localizable: Codable, Hashable, Sendable, Stubbable, Visitable {
    /// The value in the closed form that a localizer switches over.
    var content: LocalizableContent { get }
    /// The texts, once they are localized: one, or as many as a `LocalizableArray` has.
    ///
    /// - Throws: `LocalizerError.localizationUnbound` before.
    var localizedArray: [String] { get throws }
}

extension Localizable {
    public func accept<V: PropertyVisitor>(_ visitor: inout V) { visitor.visit(content) }
}
