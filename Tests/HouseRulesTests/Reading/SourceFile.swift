/// A text file of the tree: its path from the root, and what stands in it.
struct SourceFile: Sendable {
    /// From the root, without a slash before it: `Sources/HTTP/Messages/Method.swift`.
    let path: String
    let text: String
    /// What rules about Swift look at; nothing in any other file.
    let code: SwiftCode

    init(_ path: String, _ text: String) {
        (self.path, self.text) = (path, text)
        code = SwiftCode(path.hasSuffix(".swift") ? text : "")
    }

    var name: Substring { path.split(separator: "/").last ?? "" }

    /// The name without its last extension.
    var stem: String { name.split(separator: ".").dropLast().joined(separator: ".") }

    var isSwift: Bool { path.hasSuffix(".swift") }

    /// The module or test target that the file belongs to; nil outside `Sources` and `Tests`.
    var module: String? {
        let parts = path.split(separator: "/")
        guard parts.count > 2, parts[0] == "Sources" || parts[0] == "Tests" else { return nil }
        return String(parts[1])
    }

    func isIn(_ folder: String) -> Bool { path.hasPrefix(folder + "/") }

    /// The path below `folder`, without the extension: the stem that a feature's parts share.
    func stem(below folder: String) -> String? {
        guard isIn(folder) else { return nil }
        return path.dropFirst(folder.count + 1).split(separator: ".").first.map(String.init)
    }
}
