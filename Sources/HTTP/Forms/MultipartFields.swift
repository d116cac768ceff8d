/// The fields of one part. Three names are known (RFC 7578 §4.8); others are checked and dropped.
struct MultipartFields {
    private(set) var count = 0
    private var disposition: [UInt8]?
    private var contentType: MediaType?

    /// - Parameter line: without its CRLF.
    mutating func append(_ input: Span<UInt8>, in line: Range<Int>) throws(MultipartError) {
        guard line.allSatisfy({ !input[$0].isControl || input[$0] == .tab }) else { throw .malformedField }
        let field: FieldLine
        do throws(RequestFailure) {
            field = try FieldLine(input, in: line)
        } catch {
            throw .malformedField
        }
        count += 1
        if input.equalsFolded("content-disposition", in: field.name) {
            guard disposition == nil else { throw .repeatedField }
            disposition = field.value.map { input[$0] }
        } else if input.equalsFolded("content-type", in: field.name) {
            guard contentType == nil else { throw .repeatedField }
            guard let type = MediaType(parsing: input.text(in: field.value)) else { throw .malformedField }
            contentType = type
        } else if input.equalsFolded("content-transfer-encoding", in: field.name) {
            let isIdentity = ["binary", "8bit", "7bit"].contains(input.text(in: field.value).lowercased())
            guard isIdentity else { throw .encodedContent }
        }
    }

    func part(content: [UInt8]) throws(MultipartError) -> MultipartPart {
        guard let disposition else { throw .missingDisposition }
        var scanner = MultipartDisposition(disposition)
        let parameters = try scanner.formData()
        guard let name = parameters["name"] else { throw .malformedDisposition }
        return MultipartPart(
            name: name, fileName: parameters["filename"], contentType: contentType, content: content)
    }
}
