/// A value that a view model may hold: every face knows how to write it.
///
/// One protocol with conditional conformances instead of overloads, so that a property whose type no face knows is
/// a compile error at the property.
public protocol Visitable: Sendable {
    /// What the value is, without a value at hand; templates and catalogs are checked against it at start.
    static var shape: Shape { get }

    /// Calls exactly one of the visitor's methods with this value.
    func accept<V: PropertyVisitor>(_ visitor: inout V)

    /// Calls `accept` of every element; a requirement, so that each type has a loop of its own, which copies no element.
    static func accept<V: PropertyVisitor>(elements: [Self], _ visitor: inout V)
}

extension Visitable {
    @inlinable @inline(__always)
    public static func accept<V: PropertyVisitor>(elements: [Self], _ visitor: inout V) {
        elements.withUnsafeBufferPointer { buffer in
            guard let first = buffer.baseAddress else { return }
            for index in buffer.indices {
                visitor.beginElement(index)
                (first + index).lend { $0.accept(&visitor) }
            }
        }
    }
}
