// Serves a folder that was read once.
// A request looks up a finished entry by its exact path, so no request ever names a file of the machine: "..", NUL,
// backslash and empty segments match nothing.

import HTTP

/// The files of a folder, in memory from the start on.
public struct StaticFiles: Sendable {
    /// By absolute path in bytes: as `String` keys, two spellings in Unicode would be one.
    private let files: [[UInt8]: StaticFile]
    private let fields: HeaderFields

    /// Reads everything below `root` but dot files, `maximumBytes` at most. Throws `StaticFilesError` for a link that
    /// leaves the root or names a folder or a dot file, and for what cannot be read. `fields` are carried by every answer.
    public init(
        root: String, maximumBytes: Int = 256 << 20, fields: HeaderFields = ["X-Content-Type-Options": "nosniff"]
    ) throws(StaticFilesError) {
        var reader = try StaticFolderReader(root: root, maximumBytes: maximumBytes, fields: fields)
        files = try reader.read()
        self.fields = fields
    }

    /// The answer to `GET`, `HEAD`, their conditions and ranges, as gzip where the client takes it; 405 for another method;
    /// `nil` when there is no such file.
    public func response(for head: RequestHead) -> Response? {
        guard let file = file(at: head.target.path) else { return nil }
        guard head.method == .get || head.method == .head else {
            return refusal(Response(.methodNotAllowed, fields: [.allow: "GET, HEAD"]))
        }
        let isPinned = head.target.query.map { $0.utf8.elementsEqual("v=\(file.version)".utf8) } ?? false
        let response = file.response(to: head, isPinned: isPinned)
        return response.status.code < 400 ? response : refusal(response)
    }

    private func refusal(_ response: Response) -> Response {
        var response = response
        response.fields.append(contentsOf: fields)
        return response
    }

    /// A hash of the content, for links such as `/styles/app.css?v=…`: asked with it, the file is `immutable`.
    public func version(of path: String) -> String? { file(at: path)?.version }

    private func file(at path: String) -> StaticFile? {
        guard path.utf8.contains(UInt8(ascii: "%")) else { return files[Array(path.utf8)] }
        guard let decoded = PercentCoding.decode(path.utf8) else { return nil }
        // An encoded slash is data, not structure (RFC 3986 §2.2).
        let slash = UInt8(ascii: "/")
        guard decoded.count(where: { $0 == slash }) == path.utf8.count(where: { $0 == slash }) else { return nil }
        return files[decoded]
    }
}
