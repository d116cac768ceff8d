extension String {
    /// Lends the bytes. Unlike `withUTF8` it counts no reference: the text is borrowed, not copied into a variable.
    @inline(__always)
    func lend(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        if utf8.withContiguousStorageIfAvailable(body) != nil { return }
        var copy = self
        copy.withUTF8(body)
    }
}
