/// The root lacks a folder that the site is made from.
struct MissingFolder: Error, CustomStringConvertible {
    let name: String
    let folder: String

    var description: String { "there is no folder '\(name)' in '\(folder)'; --root names the one that holds it." }
}
