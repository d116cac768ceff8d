/// What a variable tag compiles to.
struct Interpolation {
    let target: Target
    let escaping: Escaping
    /// See `Schema.Field.constant`.
    var constant: Int?
}
