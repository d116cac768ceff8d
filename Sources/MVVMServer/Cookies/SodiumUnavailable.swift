/// The library that makes secrets and signatures does not start, so no site does.
public struct SodiumUnavailable: Error, CustomStringConvertible {
    public var description: String { "libsodium could not start." }
}
