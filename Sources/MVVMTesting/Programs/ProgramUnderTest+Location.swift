import Foundation

extension ProgramUnderTest {
    /// Where a program to be tested lies.
    public enum Location: Sendable {
        /// A built executable of this package, such as `"Web"`: it lies beside the test bundle.
        case product(String)
        /// A program of the system, looked for in `PATH`; the first of these names that is there, or an absolute path.
        case system([String])

        public static func system(_ names: String...) -> Location { .system(names) }

        /// The absolute path.
        /// - Throws: ``Failure/missing(_:in:)``.
        func path() throws -> String {
            let (names, folders) = try candidates()
            for name in names {
                let paths = name.hasPrefix("/") ? [name] : folders.map { "\($0)/\(name)" }
                if let path = paths.first(where: FileManager.default.isExecutableFile) { return path }
            }
            throw Failure.missing(names, in: folders)
        }

        private func candidates() throws -> (names: [String], folders: [String]) {
            switch self {
            case .product(let name):
                let bundle = URL(
                    fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
                return ([name], [bundle.deletingLastPathComponent().path])
            case .system(let names):
                let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
                return (names, path.split(separator: ":").map(String.init))
            }
        }
    }
}
