/// Keeps inserted text from turning the words around it (Unicode UAX #9 §2.7: first strong isolate).
enum Bidi {
    private static let firstStrongIsolate: [UInt8] = [0xE2, 0x81, 0xA8]
    private static let popDirectionalIsolate: [UInt8] = [0xE2, 0x81, 0xA9]

    /// Text of unknown direction is isolated in a right-to-left sentence; in a left-to-right one where it may run the
    /// other way.
    static func append(_ text: String, inRightToLeft: Bool, to bytes: inout [UInt8]) {
        guard !text.isEmpty, inRightToLeft || mayRunRightToLeft(text) else {
            bytes.append(contentsOf: text.utf8)
            return
        }
        bytes += firstStrongIsolate
        bytes.append(contentsOf: balanced(text).utf8)
        bytes += popDirectionalIsolate
    }

    /// The text with every isolate closed that it opens, and no other; without ends of paragraphs, which close them all.
    ///
    /// Else a name could leave the isolate around it and turn the words that follow; browsers let it leave `<bdi>` too.
    /// What a text overrides or embeds ends with its isolate (UAX #9 X6a).
    static func balanced(_ text: String) -> String {
        // Nearly every text: none of the scalars below begins with another byte.
        guard text.utf8.contains(where: { $0 == 0xE2 || $0 == 0xC2 || $0 < 0x20 }) else { return text }
        var open = 0
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x2066...0x2068: open += 1
            case 0x2069 where open == 0: continue
            case 0x2069: open -= 1
            case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029:
                scalars.append(" ")
                continue
            default: break
            }
            scalars.append(scalar)
        }
        return String(scalars) + String(repeating: "\u{2069}", count: open)
    }

    /// Whether the text has a letter of a right-to-left block, or a control of direction.
    private static func mayRunRightToLeft(_ text: String) -> Bool {
        // Every such scalar begins with a byte of 0xD6 or more; plain Latin text is decided here.
        guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
        return text.unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
            case 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
            default: false
            }
        }
    }
}
