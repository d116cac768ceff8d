// Walks over a multipart body: boundary, fields, content, boundary.
// Owns where a part begins and ends. Does not know what a part is for.

struct MultipartReader {
    private let bytes: [UInt8]
    /// CRLF, `--` and the boundary: the line break belongs to the boundary, not to the content before it.
    private let delimiter: [UInt8]
    private let limits: MultipartLimits
    private var index = 0
    /// Whether the closing boundary has been read.
    private(set) var isClosed = false

    init(_ bytes: [UInt8], boundary: String, limits: MultipartLimits) {
        self.bytes = bytes
        self.limits = limits
        delimiter = Array("\r\n--\(boundary)".utf8)
    }

    mutating func open() throws(MultipartError) {
        guard bytes.starts(with: delimiter.dropFirst(2)) else { throw .missingOpening }
        index = delimiter.count - 2
        try endDelimiter()
    }

    mutating func part() throws(MultipartError) -> MultipartPart {
        let fields = try fields()
        let start = index
        guard let end = endOfContent() else {
            throw bytes.count - start > limits.contentBytes ? .contentTooLarge : .truncated
        }
        guard end - start <= limits.contentBytes else { throw .contentTooLarge }
        index = end + delimiter.count
        try endDelimiter()
        return try fields.part(content: Array(bytes[start..<end]))
    }

    /// Nothing but one line break may follow the closing boundary.
    func finish() throws(MultipartError) {
        guard index == bytes.count || bytes[index...].elementsEqual("\r\n".utf8) else { throw .bytesAfterEnd }
    }

    /// What follows a boundary: a line break before a part, `--` at the end.
    private mutating func endDelimiter() throws(MultipartError) {
        guard index + 2 <= bytes.count else { throw .truncated }
        let mark = bytes[index..<index + 2]
        isClosed = mark.elementsEqual("--".utf8)
        guard isClosed || mark.elementsEqual("\r\n".utf8) else { throw .malformedDelimiter }
        index += 2
    }

    private mutating func fields() throws(MultipartError) -> MultipartFields {
        var fields = MultipartFields()
        let start = index
        while true {
            guard let end = endOfLine(), end - start <= limits.fieldBytes else {
                throw bytes.count - start > limits.fieldBytes ? .fieldsTooLarge : .truncated
            }
            let line = index..<end
            index = end + 2
            guard !line.isEmpty else { return fields }
            guard fields.count < limits.fieldCount else { throw .fieldsTooLarge }
            try fields.append(bytes.span, in: line)
        }
    }

    private func endOfLine() -> Int? {
        let end = min(bytes.count - 1, index + limits.fieldBytes + 1)
        return (index..<max(index, end)).first { bytes[$0] == .carriageReturn && bytes[$0 + 1] == .lineFeed }
    }

    private func endOfContent() -> Int? {
        var candidate = index
        while candidate + delimiter.count <= bytes.count {
            if bytes[candidate] == .carriageReturn, bytes[candidate...].starts(with: delimiter) { return candidate }
            candidate += 1
        }
        return nil
    }
}
