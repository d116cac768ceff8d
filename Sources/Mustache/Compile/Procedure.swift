/// A partial that contains itself, waiting to be compiled.
struct Procedure {
    let index: Int
    let expansion: Expansion
    let template: Template
    let overrides: [String: Override]
}
