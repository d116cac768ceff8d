/// The fields of a head: an ordered list of name and value, never a dictionary, so that a repeated field stays visible.
///
/// Held as it goes over the wire, `Name: value CRLF` after `Name: value CRLF`, with an index beside it: a head costs two
/// allocations whatever its length, and goes out as one run of bytes.
public struct HeaderFields: Sendable {
    /// Where a field stands in `wire`.
    struct Entry: Sendable {
        let name: Range<Int32>
        let value: Range<Int32>
    }

    private(set) var wire: [UInt8] = []
    private(set) var entries: [Entry] = []

    public init() {}

    public var count: Int { entries.count }
    public var isEmpty: Bool { entries.isEmpty }

    /// The first value of that name. Bytes that are not UTF-8 become U+FFFD.
    public subscript(_ name: FieldName) -> String? {
        for entry in entries where matches(entry, name) { return text(entry.value) }
        return nil
    }

    /// Every value of that name, in order.
    public func values(of name: FieldName) -> [String] {
        entries.filter { matches($0, name) }.map { text($0.value) }
    }

    public func contains(_ name: FieldName) -> Bool {
        entries.contains { matches($0, name) }
    }

    public mutating func append(_ name: FieldName, _ value: FieldValue) {
        let start = Int32(wire.count)
        let nameEnd = start + Int32(name.spelling.utf8.count)
        wire.append(contentsOf: name.spelling.utf8)
        wire.append(.colon)
        wire.append(.space)
        wire.append(contentsOf: value.text.utf8)
        entries.append(Entry(name: start..<nameEnd, value: nameEnd + 2..<Int32(wire.count)))
        wire.append(.carriageReturn)
        wire.append(.lineFeed)
    }

    /// Appends them as one run.
    public mutating func append(contentsOf others: HeaderFields) {
        let shift = Int32(wire.count)
        wire.append(contentsOf: others.wire)
        entries.reserveCapacity(entries.count + others.count)
        for entry in others.entries {
            entries.append(
                Entry(
                    name: entry.name.lowerBound + shift..<entry.name.upperBound + shift,
                    value: entry.value.lowerBound + shift..<entry.value.upperBound + shift))
        }
    }

    /// Replaces every field of that name by one at the end.
    public mutating func set(_ name: FieldName, to value: FieldValue) {
        remove(name)
        append(name, value)
    }

    public mutating func remove(_ name: FieldName) {
        guard contains(name) else { return }
        let old = self
        self = HeaderFields()
        for entry in old.entries where !old.matches(entry, name) { appendLine(of: entry, from: old) }
    }

    /// Takes a line that `FieldLine` has checked, its CRLF included.
    mutating func append(_ line: FieldLine, of input: Span<UInt8>) {
        let shift = Int32(wire.count) - Int32(line.name.lowerBound)
        if entries.isEmpty {
            // What a browser sends; behind the head, more requests may wait in the same buffer.
            wire.reserveCapacity(Swift.min(input.count - line.name.lowerBound, 1024))
            entries.reserveCapacity(16)
        }
        wire.append(contentsOf: input, in: line.name.lowerBound..<line.end + 2)
        entries.append(
            Entry(
                name: Int32(line.name.lowerBound) + shift..<Int32(line.name.upperBound) + shift,
                value: Int32(line.value.lowerBound) + shift..<Int32(line.value.upperBound) + shift))
    }

    func text(_ range: Range<Int32>) -> String {
        wire.span.text(in: Int(range.lowerBound)..<Int(range.upperBound))
    }

    func matches(_ entry: Entry, _ name: FieldName) -> Bool {
        guard entry.name.count == name.spelling.utf8.count else { return false }
        var index = Int(entry.name.lowerBound)
        for byte in name.spelling.utf8 {
            guard wire[index].asciiLowercased == byte.asciiLowercased else { return false }
            index += 1
        }
        return true
    }

    private mutating func appendLine(of entry: Entry, from other: HeaderFields) {
        let shift = Int32(wire.count) - entry.name.lowerBound
        wire.append(contentsOf: other.wire[Int(entry.name.lowerBound)..<Int(entry.value.upperBound)])
        wire.append(.carriageReturn)
        wire.append(.lineFeed)
        entries.append(
            Entry(
                name: entry.name.lowerBound + shift..<entry.name.upperBound + shift,
                value: entry.value.lowerBound + shift..<entry.value.upperBound + shift))
    }
}
