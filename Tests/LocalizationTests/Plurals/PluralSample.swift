import Foundation
import Testing

/// A number that CLDR lists under a category of its plural rules.
struct PluralSample {
    /// As it is written, `1.50`.
    let text: String
    let category: String

    /// The folder beside the package that holds CLDR's samples; a lone clone does not have it.
    static let folder: URL? = {
        guard let package = package(from: #filePath) else { return nil }
        let folder = package.appending(path: "../shared/data/cldr")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    /// The samples of a file by locale.
    static func all(in file: String) throws -> [String: [PluralSample]] {
        let url = try #require(folder).appending(path: file)
        let document = try JSONDecoder().decode(Document.self, from: Data(contentsOf: url))
        return document.rules.mapValues { rules in
            rules.flatMap { name, rule in
                let category = String(name.dropFirst("pluralRule-count-".count))
                return samples(in: rule).map { PluralSample(text: $0, category: category) }
            }
        }
    }

    private struct Document: Decodable {
        let rules: [String: [String: String]]

        private struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
            let supplemental = try decoder.container(keyedBy: Key.self)
                .nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: "supplemental"))
            let key = try #require(supplemental.allKeys.first { $0.stringValue.hasPrefix("plurals-type") })
            rules = try supplemental.decode([String: [String: String]].self, forKey: key)
        }
    }

    private static func package(from file: String) -> URL? {
        var folder = URL(filePath: file).deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) { return folder }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// `n = 1 @integer 1, 2~4 @decimal 1.0~1.2, …`; a compact exponent (`1c6`) is no number of ours.
    private static func samples(in rule: String) -> [String] {
        rule.split(separator: "@").dropFirst().flatMap { list in
            list.split(separator: " ").dropFirst().flatMap { sample -> [String] in
                let text = sample.filter { $0 != "," }
                guard text != "…", !text.contains("c"), !text.contains("e") else { return [] }
                let ends = text.split(separator: "~").map(String.init)
                return ends.count == 2 ? numbers(from: ends[0], through: ends[1]) : ends
            }
        }
    }

    /// `0.9~1.1` → 0.9, 1.0, 1.1
    private static func numbers(from first: String, through last: String) -> [String] {
        let digits = first.split(separator: ".").dropFirst().first?.count ?? 0
        let whole = { (text: String) in Int(text.filter { $0 != "." }) ?? 0 }
        return (whole(first)...whole(last)).map { number in
            guard digits > 0 else { return String(number) }
            let text = String(number)
            let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
            return "\(padded.dropLast(digits)).\(padded.suffix(digits))"
        }
    }
}
