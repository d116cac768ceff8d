/// A value that becomes text in the visitor's language while a face is written, never before.
public protocol Localizable: Codable, Hashable, Sendable, Stubbable, Visitable {
    /// The value in the closed form that a localizer switches over.
    var content: LocalizableContent { get }
}

extension Localizable {
    public func accept<V: Visitor>(_ visitor: inout V) { visitor.visit(content) }
}
