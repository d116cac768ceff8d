extension MediaType: ExpressibleByStringLiteral {
    /// A literal is source, not data: a wrong one is a programming error.
    public init(stringLiteral text: StaticString) {
        guard let type = MediaType(parsing: "\(text)") else { preconditionFailure("\(text) is no media type") }
        self = type
    }
}
