/// A value that a view model may hold: every face knows how to write it.
///
/// One protocol with conditional conformances instead of overloads, so that a property whose type no face knows is
/// a compile error at the property.
public protocol Visitable: Sendable {
    /// What the value is, without a value at hand; templates and catalogs are checked against it at start.
    static var shape: Shape { get }

    /// Calls exactly one of the visitor's methods with this value.
    func accept<V: Visitor>(_ visitor: inout V)
}
