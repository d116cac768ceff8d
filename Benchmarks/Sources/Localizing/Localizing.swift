/// Prints what localized values and messages cost: `swift run -c release Localizing [part of a name]`.
@main
enum Localizing {
    static func main() throws { try Figures().report() }
}
