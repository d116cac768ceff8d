import Foundation

// The standard types that a view model may hold. Inlinable, so that a view model's visitor calls the face at once.

extension String: Visitable {
    public static var shape: Shape { .text }
    @inlinable
    public func accept<V: PropertyVisitor>(_ visitor: inout V) { visitor.visit(self) }
}

extension Int: Visitable {
    public static var shape: Shape { .integer }
    @inlinable
    public func accept<V: PropertyVisitor>(_ visitor: inout V) { visitor.visit(self) }
}

extension Double: Visitable {
    public static var shape: Shape { .double }
    @inlinable
    public func accept<V: PropertyVisitor>(_ visitor: inout V) { visitor.visit(self) }
}

extension Bool: Visitable {
    public static var shape: Shape { .flag }
    @inlinable
    public func accept<V: PropertyVisitor>(_ visitor: inout V) { visitor.visit(self) }
}

extension UUID: Visitable {
    public static var shape: Shape { .text }
    @inlinable
    public func accept<V: PropertyVisitor>(_ visitor: inout V) { visitor.visit(self) }
}

extension Optional: Visitable where Wrapped: Visitable {
    public static var shape: Shape { .optional(Wrapped.shape) }
    @inlinable
    public func accept<V: PropertyVisitor>(_ visitor: inout V) {
        if let self { self.accept(&visitor) } else { visitor.visitAbsent() }
    }
}

extension Array: Visitable where Element: Visitable {
    public static var shape: Shape { .list(Element.shape) }
    @inlinable
    public func accept<V: PropertyVisitor>(_ visitor: inout V) { visitor.visit(list: self) }
}

extension Dictionary: Visitable where Key == String, Value: Visitable {
    public static var shape: Shape { .dictionary(Value.shape) }
    @inlinable
    public func accept<V: PropertyVisitor>(_ visitor: inout V) { visitor.visit(dictionary: self) }
}
