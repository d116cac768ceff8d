/// A part of a CLDR pattern: quoted or plain literal text, or a run of one letter.
enum DatePatternField: Sendable, Hashable {
    case literal([UInt8])
    case letters(Character, count: Int)

    /// `d 'de' MMMM` → d×1, " de ", M×4. `''` is an apostrophe, in quotes and outside.
    static func fields(of pattern: String) -> [DatePatternField] {
        var fields: [DatePatternField] = []
        var literal: [UInt8] = []
        var isQuoted = false
        let scalars = Array(pattern.unicodeScalars)
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            if scalar == "'" {
                if index < scalars.count, scalars[index] == "'" {
                    literal.append(UInt8(ascii: "'"))
                    index += 1
                } else {
                    isQuoted.toggle()
                }
            } else if !isQuoted, scalar.properties.isAlphabetic, scalar.isASCII {
                if !literal.isEmpty { fields.append(.literal(literal)) }
                literal = []
                let start = index - 1
                while index < scalars.count, scalars[index] == scalar { index += 1 }
                fields.append(.letters(Character(scalar), count: index - start))
            } else {
                literal += Array(String(scalar).utf8)
            }
        }
        return literal.isEmpty ? fields : fields + [.literal(literal)]
    }
}
