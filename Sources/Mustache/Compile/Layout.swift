/// What happens to the beginning of each line of a template where it is inserted.
struct Layout: Sendable, Hashable {
    /// Put before each line.
    var indentation: [UInt8] = []
    /// Blanks taken off each line first: the intrinsic indentation of a block.
    var dedent = 0
    /// The line that the insertion begins in is already indented.
    var isInsideLine = false
    /// The lines belong to a procedure, whose caller knows the rest of the indentation.
    var isCalled = false

    var isTrivial: Bool { indentation.isEmpty && dedent == 0 && !isCalled }
}
