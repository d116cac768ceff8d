/// What a value is, independent of any value.
public indirect enum Shape: Sendable {
    case text
    case integer
    case double
    case flag
    /// Markup that was made safe where it was made.
    case html
    /// An absolute path of this site.
    case link
    /// Catalog text, whole or with slots.
    case message
    /// A number or date that carries its value beside its text.
    case quantity
    case optional(Shape)
    case list(Shape)
    case dictionary(Shape)
    /// A metatype instead of a table, so that a type may hold itself.
    case object(any PropertyVisitable.Type)
    case cases(any PropertyVisitable.Type)
}
