/// What the sources do not call, where, and what to do instead.
struct ForbiddenCall {
    let text: String
    /// The folders in which it is forbidden.
    var folders = ["Sources"]
    /// The folders below them in which it is not.
    var exceptions: [String] = []
    let instead: String

    private static let server = ["Sources/HTTPServer", "Sources/MVVMServer", "Sources/Web"]

    static let all: [ForbiddenCall] = [
        ForbiddenCall(text: "try!", instead: "throw"),
        ForbiddenCall(text: "as!", instead: "use as? and say what else to do"),
        ForbiddenCall(text: "fatalError(", instead: "throw; a program does not end over what it was sent"),
        ForbiddenCall(text: "print(", exceptions: ["Sources/Web/Startup"], instead: "let the app log"),
        ForbiddenCall(text: "Task {", folders: server, instead: "a child of a task group: this leaves the event loop"),
        ForbiddenCall(text: "Task<Void, Never> {", folders: server, instead: "a child of a task group"),
        ForbiddenCall(text: "Task.detached", folders: server, instead: "a child of a task group"),
        ForbiddenCall(text: "DispatchQueue.main", instead: "nobody serves the main queue of a server"),
        ForbiddenCall(text: "Mirror(", instead: "the visitor that @ViewModel writes"),
        ForbiddenCall(text: "Locale.current", instead: "the visitor's locale; the server's own is nobody's"),
        ForbiddenCall(text: "DateFormatter(", instead: "a FormatStyle or our own writer: it crashes across threads"),
        ForbiddenCall(text: "ISO8601DateFormatter(", instead: "a FormatStyle or our own writer"),
    ]

    func isForbidden(in file: SourceFile) -> Bool {
        folders.contains(where: file.isIn) && !exceptions.contains(where: file.isIn)
    }

    /// Whether a line of code calls it: the text, not as the end of a longer name, and not where it is declared.
    func stands(in line: String) -> Bool {
        line.ranges(of: text).contains { range in
            let before = line[..<range.lowerBound]
            let isWhole = before.last.map { !($0.isLetter || $0.isNumber || $0 == "_") } ?? true
            return isWhole && !before.hasSuffix("func ")
        }
    }
}
