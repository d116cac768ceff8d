import HTTP

// The whole exchange as text, for `expectSnapshot`: what was asked, what came back, every field of it.
extension TestResponse {
    /// Request line, request fields, request body; status, fields, body. JSON is shown over several lines with its bytes in
    /// their order; what differs between two equal runs is shown as "…".
    public var exchange: String {
        let asked = ["\(request.method) \(request.target)"] + request.fields.map(Self.line)
        let answered = ["\(status)"] + fields.filter { !Self.isUnstable($0.name) }.map(Self.line)
        let parts = [
            asked.joined(separator: "\n"), String(decoding: request.body, as: UTF8.self),
            answered.joined(separator: "\n"), Self.isJSON(fields) ? IndentedJSON(body).text : text,
        ]
        let shown = parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
        return Self.masked(shown.last == "\n" ? shown : shown + "\n")
    }

    private static func line(_ field: (name: String, value: String)) -> String { "\(field.name): \(field.value)" }

    private static func isUnstable(_ name: String) -> Bool { FieldName(name) == .date }

    private static func isJSON(_ fields: HeaderFields) -> Bool {
        fields[.contentType].map { $0.hasPrefix("application/") && $0.contains("json") } ?? false
    }

    /// Sessions are random; signatures, and the end of what is signed, are those of the moment; the hashes of assets, and with
    /// them the entity tags of the pages that link them, change with every style sheet.
    private static func masked(_ text: String) -> String {
        text.replacing(#/(\.\d{10})?\.[0-9a-f]{64}/#, with: ".…")
            .replacing(#/vitrine=[\w-]{43}/#, with: "vitrine=…")
            .replacing(#/\?v=[0-9a-f]+/#, with: "?v=…")
            .replacing(#/ETag: "[^"]*"/#, with: "ETag: \"…\"")
    }
}
