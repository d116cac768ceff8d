// Operations that write a literal and then what lies at a known place: the text of HTML has one of its own.

extension Operation {
    /// Writes these bytes of `Program.literals`, maybe none, and then what lies there.
    static func writing(from start: Int, to end: Int, _ location: Location, _ escaping: Escaping) -> Operation {
        location.form == .text && escaping == .html
            ? .text(start: start, end: end, offset: location.offset)
            : .stored(start: start, end: end, location, escaping)
    }

    /// Both apart again; nil for any other operation.
    var literalAndValue: (literal: Range<Int>, value: Operation)? {
        switch self {
        case .text(let start, let end, let offset):
            (start..<end, .interpolate(.stored(Location(offset: offset, form: .text)), .html))
        case .stored(let start, let end, let location, let escaping):
            (start..<end, .interpolate(.stored(location), escaping))
        default: nil
        }
    }
}
