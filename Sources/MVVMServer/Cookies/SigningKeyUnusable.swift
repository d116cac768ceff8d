/// The file of the signing key cannot be used.
public struct SigningKeyUnusable: Error, CustomStringConvertible {
    let path: String

    public var description: String { "'\(path)' cannot be written, or is no key: without it a new one is made." }
}
