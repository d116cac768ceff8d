/// A template being inserted, with all that its operations depend on. The same one inside itself is a recursion.
struct Expansion: Hashable {
    let template: String
    let overrides: [String: Override.Site]
    /// The shape of the current value, as `Meaning` tells them apart.
    let shape: ObjectIdentifier?
}
