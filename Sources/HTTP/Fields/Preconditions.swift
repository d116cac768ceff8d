/// The conditional fields of a request, judged against a representation (RFC 9110 §13).
public struct Preconditions: Sendable {
    public enum Verdict: Sendable, Hashable {
        case proceed
        /// 304: the client holds this representation.
        case notModified
        /// 412: the client speaks of another state.
        case failed
    }

    private let head: RequestHead

    public init(_ head: RequestHead) { self.head = head }

    /// Whether the request has no condition and asks for no part, as most have none.
    public var isEmpty: Bool {
        let fields = head.fields
        let wire = fields.wire.span
        return !fields.entries.contains { entry in
            let name = Int(entry.name.lowerBound)..<Int(entry.name.upperBound)
            // By length first: most fields are none of these.
            return switch name.count {
            case 5: wire.equalsFolded("range", in: name)
            case 8: wire.equalsFolded("if-match", in: name) || wire.equalsFolded("if-range", in: name)
            case 13: wire.equalsFolded("if-none-match", in: name)
            case 17: wire.equalsFolded("if-modified-since", in: name)
            case 19: wire.equalsFolded("if-unmodified-since", in: name)
            default: false
            }
        }
    }

    /// In the order of RFC 9110 §13.2.2. A date counts only where no tag is asked for, and where the representation has one.
    public func judge(tag: EntityTag?, lastModified: HTTPDate?) -> Verdict {
        if head.fields.contains(.ifMatch) {
            guard lists(.ifMatch, tag, by: EntityTag.matchesStrongly) else { return .failed }
        } else if let lastModified, let since = date(.ifUnmodifiedSince), lastModified > since {
            return .failed
        }
        let isRead = head.method == .get || head.method == .head
        if head.fields.contains(.ifNoneMatch) {
            guard lists(.ifNoneMatch, tag, by: EntityTag.matchesWeakly) else { return .proceed }
            return isRead ? .notModified : .failed
        }
        if isRead, let lastModified, let since = date(.ifModifiedSince), lastModified <= since { return .notModified }
        return .proceed
    }

    /// The parts that are asked for; judged after `judge`. `nil` unless it is a `GET` with one `Range` whose `If-Range`, if
    /// there is one, names this very representation (RFC 9110 §14.2, §13.1.5): then the whole is the answer. A date never
    /// does: two changes within its second would share it, and parts of two representations would be put together.
    public func ranges(tag: EntityTag?) -> ByteRanges? {
        let fields = head.fields.values(of: .range)
        guard head.method == .get, fields.count == 1 else { return nil }
        if let condition = head.fields[.ifRange] {
            guard let tag, let named = EntityTag(parsing: condition), tag.matchesStrongly(named) else { return nil }
        }
        return ByteRanges(parsing: fields[0])
    }

    /// `nil` unless the field stands once and is a date: anything else is ignored (RFC 9110 §13.1.3, §13.1.4).
    private func date(_ name: FieldName) -> HTTPDate? {
        let values = head.fields.values(of: name)
        return values.count == 1 ? HTTPDate(parsing: values[0]) : nil
    }

    /// Whether the field is "*" with a representation at hand, or lists its tag.
    private func lists(
        _ name: FieldName, _ tag: EntityTag?, by matches: (EntityTag) -> (EntityTag) -> Bool
    ) -> Bool {
        guard let tag else { return false }
        return head.fields.values(of: name).contains { value in
            value == "*" || EntityTag.list(parsing: value).contains(where: matches(tag))
        }
    }
}
