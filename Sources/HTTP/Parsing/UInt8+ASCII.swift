extension UInt8 {
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let quote: UInt8 = 0x22
    static let percent: UInt8 = 0x25
    static let comma: UInt8 = 0x2C
    static let hyphen: UInt8 = 0x2D
    static let slash: UInt8 = 0x2F
    static let colon: UInt8 = 0x3A
    static let semicolon: UInt8 = 0x3B
    static let equals: UInt8 = 0x3D
    static let questionMark: UInt8 = 0x3F

    /// Space or tab: the only blanks of HTTP.
    var isBlank: Bool { self == .space || self == .tab }

    /// C0 and DEL; bytes above 0x7F are `obs-text` and allowed in values.
    var isControl: Bool { self < 0x20 || self == 0x7F }

    /// Folds A–Z only; no other byte has a case on the wire.
    var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

    var digitValue: Int? { self &- 0x30 < 10 ? Int(self &- 0x30) : nil }

    var hexValue: Int? {
        if let digit = digitValue { return digit }
        let letter = asciiLowercased &- 0x61
        return letter < 6 ? Int(letter) + 10 : nil
    }
}
