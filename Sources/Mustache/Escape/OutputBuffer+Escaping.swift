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
        reserve(20)
        if number < 0 { append(UInt8(ascii: "-")) }
        var rest = number.magnitude
        var digits = 1
        var bound: UInt = 10
        while digits < 20, rest >= bound {
            digits += 1
            let (next, overflow) = bound.multipliedReportingOverflow(by: 10)
            if overflow { break }
            bound = next
        }
        let start = end
        for index in stride(from: digits - 1, through: 0, by: -1) {
            start[index] = UInt8(truncatingIfNeeded: rest % 10) &+ UInt8(ascii: "0")
            rest /= 10
        }
        advance(digits)
    }
}
