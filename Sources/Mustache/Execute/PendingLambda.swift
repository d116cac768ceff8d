/// What a lambda returned, until the visit that called it is over and its value is at hand.
struct PendingLambda {
    let text: String
    let delimiters: Delimiters
    /// How the result is written; nil for that of a section, which is written as it is.
    let escaping: Escaping?
}
