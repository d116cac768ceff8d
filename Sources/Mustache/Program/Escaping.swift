/// How an interpolated text is written, decided by where its tag stands.
enum Escaping: UInt8, Sendable, Equatable {
    /// As it is: `{{{x}}}` of unbound programs.
    case raw
    /// Trusted HTML in element text of bound programs.
    case trusted
    /// Element text, quoted attribute values, `<title>` and `<textarea>`.
    case html
    /// A whole URL, or its beginning, in a quoted attribute: only harmless schemes pass.
    case url
    /// A part of a URL's path, behind its beginning.
    case urlPath
    /// One component of a URL: behind `?` or `#`.
    case urlComponent
    /// Image candidates of `srcset`: each URL is held to the rules of `url`.
    case sourceSet
    /// A JSON value in a data script: text with its quotes.
    case jsonValue
    /// Inside the quotes of a JSON string in a data script.
    case jsonString

    /// For a value that answers with plain text where its schema promises trusted HTML: trust comes from both.
    var ofUntrusted: Escaping { self == .trusted ? .html : self }
}
