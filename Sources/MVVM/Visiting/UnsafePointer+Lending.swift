extension UnsafePointer where Pointee: ~Copyable {
    /// Lends what it points to.
    ///
    /// `pointee` of a generic type is copied, with a count for each reference in it, before anything is called on it. What
    /// might not be copyable can only be borrowed, and that is all that this function promises of its type.
    @inlinable @inline(__always)
    public func lend(_ body: (borrowing Pointee) -> Void) { body(pointee) }
}
