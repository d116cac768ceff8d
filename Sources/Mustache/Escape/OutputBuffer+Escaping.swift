extension OutputBuffer {
    @inline(__always)
    mutating func append(_ text: UnsafeBufferPointer<UInt8>, escaping: Escaping) {
        switch escaping {
        case .html: appendHTML(text)
        case .raw, .trusted: append(text)
        case .url: appendURL(text)
        case .urlPath: appendURL(text, keeping: .path)
        case .urlComponent: appendURL(text, keeping: .component)
        case .sourceSet: appendSourceSet(text)
        case .jsonString: appendJSON(text)
        case .jsonValue:
            append(UInt8(ascii: "\""))
            appendJSON(text)
            append(UInt8(ascii: "\""))
        }
    }

    /// Decimal ASCII digits.
    mutating func append(_ number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        var rest = number.magnitude
        var digits = 1
        var larger = rest / 10
        while larger > 0 {
            digits += 1
            larger /= 10
        }
        reserve(digits)
        let start = end
        for index in stride(from: digits - 1, through: 0, by: -1) {
            start[index] = UInt8(truncatingIfNeeded: rest % 10) &+ UInt8(ascii: "0")
            rest /= 10
        }
        advance(digits)
    }
}
