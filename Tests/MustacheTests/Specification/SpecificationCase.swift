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

    /// The folder beside the package that holds the specification; a lone clone does not have it.
    static let folder: URL? = {
        var folder = URL(filePath: #filePath)
        while folder.path() != "/" {
            folder.deleteLastPathComponent()
            guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path()) else {
                continue
            }
            let candidate = folder.appending(path: "../shared/data/mustache-spec").standardizedFileURL
            return FileManager.default.fileExists(atPath: candidate.path()) ? candidate : nil
        }
        return nil
    }()

    static let all: [SpecificationCase] = {
        guard let folder else { return [] }
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
