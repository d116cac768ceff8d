import Foundation

let arguments = CommandLine.arguments.dropFirst()
do {
    let source = try BoardSource(file: "board.json")
    let site = try Site(root: "Root", board: try source.viewModel(), userName: source.userName)
    switch arguments.first {
    case "page": FileHandle.standardOutput.write(Data(try site.html))
    case "json": FileHandle.standardOutput.write(Data(site.json))
    case "data": FileHandle.standardOutput.write(try JSONEncoder().encode(site.plain))
    case "time":
        print("html", try Stopwatch.microseconds(for: 0.3) { _ = try site.html })
        print("json", Stopwatch.microseconds(for: 0.3) { _ = site.json })
    case "loop-html": _ = try Stopwatch.microseconds(for: 1) { _ = try site.html }
    case "loop-json": _ = Stopwatch.microseconds(for: 1) { _ = site.json }
    default: break
    }
} catch {
    print(error)
}
