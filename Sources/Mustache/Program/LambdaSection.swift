/// The text that a section hands to a lambda.
struct LambdaSection: Sendable {
    let source: [UInt8]
    let range: Range<Int>
    let delimiters: Delimiters

    var text: String { String(decoding: source[range], as: UTF8.self) }
}
