/// Stands for what nobody declared, where a preview asks for it.
struct ChosenInPreview: Error, CustomStringConvertible {
    let description = "The preview's address asked for an internal error."
}
