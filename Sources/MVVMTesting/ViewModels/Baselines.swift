import Foundation
import MVVM

/// The JSON of view models as each version of the contract sent it: `Baselines/1.0.0/IdeaCardViewModel.json`.
///
/// A file is written once and never changed: programs of that version are out there.
struct Baselines: Sendable {
    let folder: URL
    /// The version that this program speaks.
    let current: SystemVersion

    /// What is wrong with the baselines of a type; empty when all is well.
    ///
    /// - Parameters:
    ///   - sent: its stub's JSON at the current version, recorded where `records` says so and none is there.
    ///   - rewritten: a baseline, read by today's type and written again for its version.
    func faults(
        of type: any ViewModel.Type, sent: [UInt8], records: Bool, rewritten: ([UInt8], SystemVersion) throws -> [UInt8]
    ) throws -> [String] {
        let name = type.propertyTable.typePath.joined(separator: ".")
        let path = file(of: name, at: current)
        if records, !FileManager.default.fileExists(atPath: path.path) {
            let parent = path.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            try Data((IndentedJSON(sent).text + "\n").utf8).write(to: path)
        }
        let recorded = try versions().filter { FileManager.default.fileExists(atPath: file(of: name, at: $0).path) }
        let missing =
            recorded.contains(current) ? [] : ["there is no baseline \(current); VITRINE_RECORD=1 records it"]
        return try missing + recorded.compactMap { try fault(of: name, at: $0, rewritten: rewritten) }
    }

    private func fault(
        of name: String, at version: SystemVersion, rewritten: ([UInt8], SystemVersion) throws -> [UInt8]
    ) throws -> String? {
        let before = try Data(contentsOf: file(of: name, at: version))
        let after: String
        do {
            after = IndentedJSON(try rewritten(Array(before), version)).text + "\n"
        } catch let error as DecodingError {
            return "the baseline \(version) is not read any more: \(error)"
        }
        guard !before.elementsEqual(after.utf8) else { return nil }
        let difference = SnapshotDiff(from: String(decoding: before, as: UTF8.self), to: after)
        return """
            the baseline \(version) has another shape than what is written for it today:
            \(difference)
            A property that comes or goes names its version, '@Versioned(vFirst:)' or 'vLast:'. What no program has seen yet \
            may be recorded anew: delete the file.
            """
    }

    /// Every version that something was recorded for, ascending.
    private func versions() throws -> [SystemVersion] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).compactMap { SystemVersion($0) }
            .sorted()
    }

    private func file(of name: String, at version: SystemVersion) -> URL {
        folder.appendingPathComponent("\(version)").appendingPathComponent("\(name).json")
    }
}
