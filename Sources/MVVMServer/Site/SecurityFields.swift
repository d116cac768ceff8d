import HTTP

/// The fields that tell browsers what a page of ours may not do.
struct SecurityFields: Sendable {
    private let all: HeaderFields
    private let names: [FieldName]

    /// - Parameter mayBeFramedByItself: for the gallery, which shows pages in frames.
    init(mayBeFramedByItself: Bool) {
        let policy: FieldValue =
            mayBeFramedByItself
            ? """
            default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; \
            manifest-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'
            """
            : """
            default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; \
            manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
            """
        all = [
            .contentSecurityPolicy: policy,
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "same-origin",
            "Cross-Origin-Opener-Policy": "same-origin",
        ]
        names = all.compactMap { FieldName($0.name) }
    }

    /// Whatever the response says of it.
    func add(to response: Response) -> Response {
        var response = response
        for name in names { response.fields.remove(name) }
        response.fields.append(contentsOf: all)
        return response
    }
}
