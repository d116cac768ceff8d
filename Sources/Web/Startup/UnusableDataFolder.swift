/// The folder of the database can neither be found nor be made.
struct UnusableDataFolder: Error, CustomStringConvertible {
    let path: String

    var description: String {
        "the data folder '\(path)' cannot be made: something on its way is no folder, or may not be written to."
    }
}
