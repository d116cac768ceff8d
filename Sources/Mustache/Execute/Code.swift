/// The program that an executor runs, with the addresses of its tables.
///
/// The pointers are those of the arrays in `program`, which this value keeps alive and nobody writes; `with(_:_:)` is
/// the only way to make one that is not empty, and it lasts as long as its body.
struct Code {
    private(set) var program = Program()
    private(set) var operations = UnsafeBufferPointer<Operation>(start: nil, count: 0)
    /// `Program.literals`.
    private(set) var text: UnsafeRawPointer?

    static func with(_ program: Program, _ body: (Code) -> Void) {
        program.operations.withUnsafeBufferPointer { operations in
            program.literals.withUnsafeBytes { literals in
                var code = Code()
                code.program = program
                code.operations = operations
                code.text = literals.baseAddress
                body(code)
            }
        }
    }
}
