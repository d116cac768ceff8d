import Foundation

/// `Rendering page | json | data | time SECONDS | growth SECONDS | allocations | start | memory`, or `Rendering serve PORT`
/// with `text`, `board` or `file PATH` behind it, run in the folder of this package.
@main
struct Benchmark {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "serve" { return try await Serving(Array(arguments.dropFirst())).run() }
        let seconds = arguments.dropFirst().first.flatMap(Double.init) ?? 0.3
        let measurements = try Measurements()
        switch arguments.first {
        case "page": FileHandle.standardOutput.write(Data(try measurements.site.html))
        case "json": FileHandle.standardOutput.write(Data(measurements.site.json))
        case "data": FileHandle.standardOutput.write(try JSONEncoder().encode(measurements.site.plain))
        case "time": try measurements.time(seconds: seconds)
        case "growth": try measurements.growth(seconds: seconds)
        case "allocations": try measurements.allocations()
        case "start": try ColdStart(templates: 100).time()
        case "memory": try ColdStart(templates: 10).memory()
        default: print("Rendering page | json | data | time SECONDS | growth SECONDS | allocations | start | memory")
        }
    }
}
