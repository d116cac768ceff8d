/// `MVVM` declares a macro that this plugin does not have: the two were built from different sources.
struct UnknownMacro: Error, CustomStringConvertible {
    let name: String
    var description: String { "MVVMMacros has no expansion named \(name)." }
}
