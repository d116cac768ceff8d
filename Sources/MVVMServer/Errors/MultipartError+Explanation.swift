import HTTP

extension MultipartError {
    /// 413 for the sizes, else 400, with the reason.
    var failure: HTTPFailure {
        isTooLarge ? HTTPFailure(.contentTooLarge, reason: complaint) : .unreadable(.form, complaint)
    }

    private var complaint: String {
        switch self {
        case .malformedBoundary: "The media type names no boundary, or one that cannot be."
        case .missingOpening: "The body does not begin with its boundary."
        case .malformedDelimiter: "A boundary is followed by something else than a line break or '--'."
        case .truncated: "The body ends before its closing boundary."
        case .bytesAfterEnd: "The closing boundary is followed by more."
        case .tooManyParts: "The form has too many parts."
        case .contentTooLarge: "A part is too large."
        case .fieldsTooLarge: "A part's header is too large."
        case .malformedField: "A part's header cannot be read."
        case .missingDisposition: "A part has no Content-Disposition."
        case .repeatedField: "A part's header names a field twice."
        case .malformedDisposition: "A Content-Disposition is not: form-data; name=\"…\"."
        case .notUTF8: "A name is not UTF-8."
        case .encodedContent: "A part's content is encoded; it is sent as it is."
        }
    }
}
