import Foundation

/// A folder or file of templates that is there and cannot be read.
public struct UnreadableTemplates: Error, Sendable, CustomStringConvertible {
    /// From the working directory, or absolute where it lies elsewhere.
    public let path: String
    /// In Foundation's words.
    public let reason: String

    public var description: String { "\(path): cannot be read: \(reason)" }

    /// What `body` reads at `path`.
    static func unless<Value>(_ path: String, _ body: () throws -> Value) throws(UnreadableTemplates) -> Value {
        do {
            return try body()
        } catch {
            throw UnreadableTemplates(path: path, reason: error.localizedDescription)
        }
    }
}
