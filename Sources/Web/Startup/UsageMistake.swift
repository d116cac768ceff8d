/// A wrong use of the command line, in one line.
struct UsageMistake: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
