/// A value with named parts: a view model, a response error, or an enum that a view switches on.
///
/// `@ViewModel`, `@LocalizableError` and `@ViewModelEnum` write the conformance; nothing is reflected at run time.
public protocol PropertyVisitable: Visitable, Codable {
    /// The parts in declared order; an index of `visit(_:with:)` is an index of this table.
    static var propertyTable: PropertyTable { get }

    /// Hands the part at `index` to the visitor; an index outside the table visits nothing.
    func visit<V: PropertyVisitor>(_ index: Int, with visitor: inout V)
}

extension PropertyVisitable {
    public static var shape: Shape { .object(Self.self) }
    @inlinable
    public func accept<V: PropertyVisitor>(_ visitor: inout V) { visitor.visit(object: self) }
}
