import Foundation

/// `Localizing texts | time SECONDS`: what each figure writes, or what it costs, a figure a line.
@main
enum Localizing {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let seconds = arguments.dropFirst().first.flatMap(Double.init) ?? 0.1
        let words = try Words()
        let figures = Figure.values(words) + Figure.messages(words)
        switch arguments.first {
        case "texts": for figure in figures { figure.printTexts() }
        case "time":
            for figure in figures { figure.time(seconds: seconds) }
            try FoldedPage().time(seconds: seconds)
        default: print("Localizing texts | time SECONDS")
        }
    }
}
