/// A version of the contract between server and clients: `"1.2.0"` (Semantic Versioning 2.0.0 §2, without §9 and §10).
///
/// It is typed, never localized: the same in every locale, and compared by number.
public struct SystemVersion: Sendable, Hashable, Comparable, Codable, Stubbable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(major: Int, minor: Int = 0, patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// `1`, `1.2` or `1.2.3`: one to three numbers of up to nine digits, without signs and leading zeros; nil for
    /// anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(Self.number)
        guard (1...3).contains(parts.count), !parts.contains(nil) else { return nil }
        let numbers = parts.compactMap(\.self)
        self.init(
            major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0, patch: numbers.count > 2 ? numbers[2] : 0)
    }

    /// As views show it: `1.2.0`.
    public var versionString: String { "\(major).\(minor).\(patch)" }
    public var description: String { versionString }

    public static func < (left: Self, right: Self) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let version = SystemVersion(text) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "'\(text)' is no version."))
        }
        self = version
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(versionString)
    }

    public static func stub() -> SystemVersion { SystemVersion(major: 1) }

    /// Newer than every other: the version of whoever does not name one.
    public static let newest = SystemVersion(major: .max, minor: .max, patch: .max)

    /// The one right after, between which and this one there is no other; nil after ``newest``.
    var next: SystemVersion? {
        if patch < .max { return SystemVersion(major: major, minor: minor, patch: patch + 1) }
        if minor < .max { return SystemVersion(major: major, minor: minor + 1) }
        return major < .max ? SystemVersion(major: major + 1) : nil
    }

    /// The header field in which client and server tell each other their versions.
    package static let fieldName = "X-System-Version"

    private static func number(_ digits: Substring) -> Int? {
        guard (1...9).contains(digits.utf8.count), digits.utf8.count == 1 || digits.utf8.first != UInt8(ascii: "0")
        else { return nil }
        var value = 0
        for byte in digits.utf8 {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return value
    }
}

extension SystemVersion: Visitable {
    public static var shape: Shape { .text }
    public func accept<V: PropertyVisitor>(_ visitor: inout V) { visitor.visit(versionString) }
}
