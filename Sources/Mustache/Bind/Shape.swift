/// What is known of a current value.
enum Shape {
    case object(Schema)
    /// An element without names, `{{.}}`, and where it lies.
    case value(Schema.Kind, Location? = nil)
    /// Further out than a partial that contains itself can see: its names are mistakes there.
    case hidden(Schema)
    /// The section over it is a mistake; names in it are not reported as well.
    case unknown

    init(_ kind: Schema.Kind) {
        switch kind {
        case .object(let schema), .cases(let schema): self = .object(schema())
        default: self = .value(kind)
        }
    }

    var schema: Schema? {
        if case .object(let schema) = self { schema } else { nil }
    }
}
