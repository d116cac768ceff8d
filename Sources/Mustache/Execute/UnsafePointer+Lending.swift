extension UnsafePointer where Pointee: ~Copyable {
    /// `pointee` of a generic type is copied before anything is called on it; what might not be copyable is borrowed.
    @inline(__always)
    func lend<Result>(_ body: (borrowing Pointee) -> Result) -> Result { body(pointee) }
}
