extension ProgramUnderTest {
    /// Why a program under test gave no answer.
    public enum Failure: Error, CustomStringConvertible {
        case missing([String], in: [String])
        case ended(waitingFor: String, exit: Exit, output: String)
        case late(waitingFor: String, limit: Duration, output: String)

        public var description: String {
            switch self {
            case .missing(let names, let folders):
                "There is no \(names.joined(separator: " or ")) in \(folders.joined(separator: ", "))."
            case .ended(let text, let exit, let output):
                "The program ended with \(exit) before it printed '\(text)'. Its output:\n\(output)"
            case .late(let text, let limit, let output):
                "The program was waited for \(text) for \(limit). Its output:\n\(output)"
            }
        }
    }
}
