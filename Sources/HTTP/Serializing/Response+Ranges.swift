extension Response {
    /// The parts of `content` that are asked for: 206, or 416 when there is no such part (RFC 9110 §15.3.7, §15.5.17).
    ///
    /// `fields` are those of the whole answer, without `Content-Type`. Several parts go as `multipart/byteranges`, between
    /// lines of `boundary`, which must not occur in the content. Where the whole is the better answer, it is a plain 200.
    public static func parts(
        _ ranges: ByteRanges, of content: [UInt8], type: MediaType, fields: HeaderFields, boundary: String
    ) -> Response {
        var response = Response(.partialContent, fields: fields)
        switch ranges.resolved(in: content.count) {
        case nil:
            response = Response(.ok, fields: fields, body: .bytes(content))
            response.fields.append(.contentType, type.fieldValue)
        case let found? where found.isEmpty:
            response = Response(.rangeNotSatisfiable)
            response.fields.append(.contentRange, FieldValue(trusted: "bytes */\(content.count)"))
        case let found? where found.count == 1:
            response.fields.append(.contentType, type.fieldValue)
            response.fields.append(.contentRange, FieldValue(trusted: place(of: found[0], in: content)))
            response.body = .bytes(Array(content[found[0]]))
        case let found?:
            let multipart = FieldValue(trusted: "multipart/byteranges; boundary=\(boundary)")
            response.fields.append(.contentType, multipart)
            response.body = .bytes(join(found, of: content, type: type, boundary: boundary))
        }
        return response
    }

    private static func join(
        _ ranges: [Range<Int>], of content: [UInt8], type: MediaType, boundary: String
    ) -> [UInt8] {
        var joined: [UInt8] = []
        for range in ranges {
            let head =
                "--\(boundary)\r\nContent-Type: \(type)\r\nContent-Range: \(place(of: range, in: content))\r\n\r\n"
            joined.append(contentsOf: head.utf8)
            joined.append(contentsOf: content[range])
            joined.append("\r\n")
        }
        joined.append(contentsOf: "--\(boundary)--\r\n".utf8)
        return joined
    }

    private static func place(of range: Range<Int>, in content: [UInt8]) -> String {
        "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(content.count)"
    }
}
