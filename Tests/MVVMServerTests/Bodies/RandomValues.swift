import Foundation

/// Values that people and programs send, hostile ones above all.
struct RandomValues {
    private var generator: SplitMix

    init(seed: UInt64) { generator = SplitMix(seed: seed) }

    private static let pieces = [
        "&", "=", "+", "%", "%zz", "%26", "/", "//", "..", ".", "~", "?", "#", ";", " ", "\t", "\r\n", "\u{0}", "\"",
        "'",
        "\\", "\\u0000", "😀", "🧑🏽‍🚀", "é", "e\u{301}", "\"\u{301}", "لوحة", "\u{FEFF}", "\u{10FFFF}", "{{title}}",
        "%{count}",
        "<script>", "null", "true", "0", "-1", "1e5", "a", "Dark mode", "--b", "a.b", "[]", ",",
    ]

    mutating func bool() -> Bool { Bool.random(using: &generator) }
    mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    mutating func text() -> String {
        (0..<int(0...4)).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
    }

    mutating func integer() -> Int {
        switch int(0...3) {
        case 0: int(-3...3)
        case 1: [.min, .max, 0].randomElement(using: &generator) ?? 0
        default: int(.min ... .max)
        }
    }

    /// Of every size that doubles have.
    mutating func double() -> Double {
        let double = Double(bitPattern: generator.next())
        return double.isFinite ? double : 0
    }

    /// Whole seconds between the years 1 and 9999.
    mutating func date() -> Date { Date(timeIntervalSince1970: Double(int(-62_135_596_800...253_402_300_799))) }

    mutating func uuid() -> UUID {
        var bytes = (0..<16).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
        bytes[6] = bytes[6] & 0x0F | 0x70
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    mutating func optional<Value>(_ value: (inout RandomValues) -> Value) -> Value? { bool() ? value(&self) : nil }

    mutating func list<Value>(_ value: (inout RandomValues) -> Value) -> [Value] {
        (0..<int(0...3)).map { _ in value(&self) }
    }
}
