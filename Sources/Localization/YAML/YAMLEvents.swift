import CYAML

/// What libyaml sees in a text, one event at a time.
///
/// Owns the C parser and the bytes that it reads. Does not know nesting, catalogs, or what is refused.
struct YAMLEvents: ~Copyable {
    enum Event {
        case scalar(String)
        case mappingStart
        case sequenceStart
        case end
        case alias
        case documentStart(hasDirectives: Bool)
        case streamEnd
        /// Stream start and document end, which say nothing here.
        case boundary
    }

    struct Failure: Error {
        let problem: String
        let line: Int
        let column: Int
    }

    /// One event with what the reader judges it by.
    struct Located {
        let event: Event
        /// From 1.
        let line: Int
        let column: Int
        let hasAnchor: Bool
        let hasTag: Bool
    }

    // libyaml keeps the address of the parser and of the input between calls, so both live on the heap until deinit.
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let input: UnsafeMutableBufferPointer<UInt8>

    init(_ bytes: [UInt8]) {
        parser = .allocate(capacity: 1)
        input = .allocate(capacity: bytes.count)
        _ = input.initialize(from: bytes)
        // It only fails when memory is out.
        precondition(yaml_parser_initialize(parser) == 1)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        input.deallocate()
    }

    mutating func next() throws(Failure) -> Located {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw failure }
        defer { yaml_event_delete(&event) }
        let properties = properties(of: event)
        return Located(
            event: Self.event(event), line: Int(event.start_mark.line) + 1, column: Int(event.start_mark.column) + 1,
            hasAnchor: properties.anchor, hasTag: properties.tag)
    }

    private var failure: Failure {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "the text is no YAML"
        // A character that no YAML may hold has an offset in place of a mark.
        if parser.pointee.error == YAML_READER_ERROR {
            return failure(problem, at: input[..<min(parser.pointee.problem_offset, input.count)])
        }
        let mark = parser.pointee.problem_mark
        return Failure(problem: problem, line: Int(mark.line) + 1, column: Int(mark.column) + 1)
    }

    private func failure(_ problem: String, at before: Slice<UnsafeMutableBufferPointer<UInt8>>) -> Failure {
        let lines = String(decoding: before, as: UTF8.self).unicodeScalars
            .split(separator: "\n", omittingEmptySubsequences: false)
        return Failure(problem: problem, line: lines.count, column: (lines.last?.count ?? 0) + 1)
    }

    private func properties(of event: yaml_event_t) -> (anchor: Bool, tag: Bool) {
        switch event.type {
        case YAML_SCALAR_EVENT: (event.data.scalar.anchor != nil, event.data.scalar.tag != nil)
        case YAML_MAPPING_START_EVENT: (event.data.mapping_start.anchor != nil, event.data.mapping_start.tag != nil)
        case YAML_SEQUENCE_START_EVENT: (event.data.sequence_start.anchor != nil, event.data.sequence_start.tag != nil)
        default: (false, false)
        }
    }

    private static func event(_ event: yaml_event_t) -> Event {
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            return .scalar(
                String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self))
        case YAML_MAPPING_START_EVENT: return .mappingStart
        case YAML_SEQUENCE_START_EVENT: return .sequenceStart
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: return .end
        case YAML_ALIAS_EVENT: return .alias
        case YAML_DOCUMENT_START_EVENT:
            let start = event.data.document_start
            return .documentStart(
                hasDirectives: start.version_directive != nil || start.tag_directives.start != start.tag_directives.end)
        case YAML_STREAM_END_EVENT: return .streamEnd
        default: return .boundary
        }
    }
}
