/// Where in a URL the next byte of an attribute's value stands.
enum URLPosition: Equatable {
    /// Nothing but blanks before it.
    case start
    /// Behind literal bytes that might be the beginning of a scheme.
    case scheme
    case path
    /// Behind `?` or `#`.
    case component
    /// Behind data, before `/`, `?` or `#`.
    case afterData
    /// In `srcset`, behind a URL.
    case descriptor
    /// It depends on a section.
    case mixed

    /// Behind one more literal byte; nil for a colon that could make a scheme out of data.
    func advanced(by byte: UInt8, isSourceSet: Bool) -> URLPosition? {
        if isSourceSet {
            if byte == UInt8(ascii: ",") { return .start }
            if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") { return self == .start ? .start : .descriptor }
        }
        switch self {
        case .start where byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n"): return .start
        case .start, .scheme, .afterData:
            switch byte {
            case UInt8(ascii: "/"), UInt8(ascii: "\\"): return .path
            case UInt8(ascii: "?"), UInt8(ascii: "#"): return .component
            case UInt8(ascii: ":"): return self == .afterData ? nil : .path
            default: return self == .afterData ? .afterData : .scheme
            }
        case .path: return byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") ? .component : .path
        case .component, .descriptor, .mixed: return self
        }
    }

    /// Behind data that was put here.
    var behindData: URLPosition {
        switch self {
        case .start, .scheme, .afterData: .afterData
        case .path, .component, .descriptor, .mixed: self
        }
    }
}
