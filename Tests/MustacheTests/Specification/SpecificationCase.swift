import Foundation
import Testing

/// One test of the Mustache specification.
struct SpecificationCase: CustomTestStringConvertible, Sendable {
    let file: String
    let name: String
    let template: String
    let partials: [String: String]
    let expected: String
    /// As JSON, since the parsed value is not `Sendable`.
    let data: Data

    var testDescription: String { "\(file): \(name)" }

    /// `Tests/Specifications/Mustache`: the files of the specification, as they are published.
    private static let folder = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        .appending(path: "Specifications/Mustache")

    static let all: [SpecificationCase] = {
        do {
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "json" }
                .sorted { $0.path() < $1.path() }
                .flatMap(read)
        } catch {
            Issue.record("the specification cannot be read: \(error)")
            return []
        }
    }()

    private static func read(_ url: URL) throws -> [SpecificationCase] {
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
        let tests = try #require((json as? [String: Any])?["tests"] as? [[String: Any]])
        return try tests.map { test in
            SpecificationCase(
                file: url.lastPathComponent,
                name: try #require(test["name"] as? String),
                template: try #require(test["template"] as? String),
                partials: test["partials"] as? [String: String] ?? [:],
                expected: try #require(test["expected"] as? String),
                data: try JSONSerialization.data(withJSONObject: test["data"] ?? [:], options: .fragmentsAllowed))
        }
    }
}
