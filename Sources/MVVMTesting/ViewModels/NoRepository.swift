/// No folder above a test's file holds a package, so there are no words and templates to read.
public struct NoRepository: Error, CustomStringConvertible {
    public let file: String

    public var description: String { "No folder above \(file) holds a Package.swift." }
}
