import Foundation

/// A folder or file of templates that is there and cannot be read.
public struct UnreadableTemplates: Error, Sendable, CustomStringConvertible {
    /// Below the site's root.
    public let path: String
    /// In the system's words, such as "Permission denied".
    public let reason: String

    public var description: String { "\(path): cannot be read: \(reason)" }

    /// What `body` reads at `path`.
    static func unless<Value>(_ path: String, _ body: () throws -> Value) throws(UnreadableTemplates) -> Value {
        do {
            return try body()
        } catch {
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
            let reason = cause.flatMap { $0.domain == NSPOSIXErrorDomain ? String(cString: strerror(CInt($0.code))) : nil }
            throw UnreadableTemplates(path: path, reason: reason ?? (error as NSError).localizedDescription)
        }
    }
}
