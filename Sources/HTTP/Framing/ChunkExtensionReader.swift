/// Reads what may follow a chunk's size, `*( BWS ";" BWS name [ BWS "=" BWS value ] )`, checks it and keeps none
/// (RFC 9112 §7.1.1). A lenient reader here and a strict one in front of it would see two messages.
struct ChunkExtensionReader: Sendable {
    private enum State {
        case beforeSemicolon
        case beforeName
        case name
        case afterName
        case beforeValue
        case value
        case quoted
        case escaped
        case afterQuoted
    }

    private let limit: Int
    private var state = State.beforeSemicolon
    private var bytes = 0

    /// `limit` is for all extensions of a body, without the semicolons or blanks that begin them.
    init(limit: Int) { self.limit = limit }

    /// `first` is the semicolon or blank behind the digits.
    mutating func begin(with first: UInt8) { state = first == .semicolon ? .beforeName : .beforeSemicolon }

    /// True at the CR that ends the line.
    mutating func take(_ byte: UInt8) throws(RequestFailure) -> Bool {
        if byte == .carriageReturn {
            guard state == .name || state == .value || state == .afterQuoted else { throw .malformedChunk }
            return true
        }
        bytes += 1
        guard bytes <= limit else { throw .chunkExtensionsTooLarge }
        guard let next = next(after: byte) else { throw .malformedChunk }
        state = next
        return false
    }

    private func next(after byte: UInt8) -> State? {
        switch state {
        case .quoted: return Self.next(inQuotes: byte)
        case .escaped: return byte.isControl && byte != .tab ? nil : .quoted
        case .name where ByteSet.token.contains(byte), .beforeName where ByteSet.token.contains(byte): return .name
        case .value where ByteSet.token.contains(byte), .beforeValue where ByteSet.token.contains(byte): return .value
        case .beforeValue where byte == .quote: return .quoted
        case .beforeName, .beforeValue: return byte.isBlank ? state : nil
        case .name, .afterName:
            if byte == .equals { return .beforeValue }
            return byte.isBlank ? .afterName : byte == .semicolon ? .beforeName : nil
        case .beforeSemicolon, .value, .afterQuoted:
            return byte.isBlank ? .beforeSemicolon : byte == .semicolon ? .beforeName : nil
        }
    }

    private static func next(inQuotes byte: UInt8) -> State? {
        switch byte {
        case .quote: .afterQuoted
        case UInt8(ascii: "\\"): .escaped
        case .tab: .quoted
        default: byte.isControl ? nil : .quoted
        }
    }
}
