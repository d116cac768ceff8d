// Reads the strict YAML of catalogs: libyaml's events become a tree in which every scalar is text.
// Owns what is refused: anchors, aliases, tags, directives, a second document, duplicate keys, tabs, depth, size.
// Does not know locales, types or messages.

struct YAMLReader: ~Copyable {
    struct Limits {
        var bytes = 1_000_000
        /// Nested mappings and lists. libyaml has no limit of its own and is quadratic in it.
        var depth = 16
    }

    private let file: SourceFile
    private let limits: Limits
    private var events: YAMLEvents

    /// - Parameter name: the file's path, as mistakes print it.
    static func read(
        _ bytes: [UInt8], name: String, limits: Limits = Limits()
    ) throws(CatalogMistake) -> YAMLNode {
        guard bytes.count <= limits.bytes else {
            let message = "the file has \(bytes.count) bytes; a catalog may have \(limits.bytes)"
            throw SourceFile(name: name, text: "").position(line: 1, column: 1).mistake(message)
        }
        let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        let text = String(decoding: bytes, as: UTF8.self)
        let file = SourceFile(name: name, text: text)
        try refuseOtherBytes(bytes, of: file)
        try refuseTabs(in: text, of: file)
        var reader = YAMLReader(file: file, limits: limits, events: YAMLEvents(bytes))
        return try reader.document()
    }

    private init(file: SourceFile, limits: Limits, events: consuming YAMLEvents) {
        self.file = file
        self.limits = limits
        self.events = events
    }

    private static func refuseOtherBytes(_ bytes: [UInt8], of file: SourceFile) throws(CatalogMistake) {
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: bytes.span)
        } catch {
            let before = String(decoding: bytes[..<error.byteOffsets.lowerBound], as: UTF8.self).unicodeScalars
            let line = before.count { $0 == "\n" } + 1
            let column = before.reversed().prefix { $0 != "\n" }.count + 1
            throw file.position(line: line, column: column).mistake("the text is not UTF-8 here")
        }
    }

    /// libyaml lets a tab pass in some places and calls it an unknown token in others.
    private static func refuseTabs(in text: String, of file: SourceFile) throws(CatalogMistake) {
        var line = 1
        var column = 1
        var isIndentation = true
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\t"), isIndentation {
                throw file.position(line: line, column: column).mistake("a tab indents this line; YAML takes spaces")
            }
            isIndentation = byte == UInt8(ascii: "\n") || (isIndentation && byte == UInt8(ascii: " "))
            (line, column) = byte == UInt8(ascii: "\n") ? (line + 1, 1) : (line, column + 1)
        }
    }

    private mutating func document() throws(CatalogMistake) -> YAMLNode {
        var root: YAMLNode?
        while true {
            let located = try next()
            switch located.event {
            case .boundary: continue
            case .documentStart(let hasDirectives):
                if hasDirectives { throw mistake(located, "a catalog takes no % directives") }
                if root != nil { throw mistake(located, "a second document begins; a catalog has one") }
            case .streamEnd:
                guard let root else { throw mistake(located, "the file is empty") }
                return root
            default: root = try node(located, depth: 1)
            }
        }
    }

    private mutating func node(_ located: YAMLEvents.Located, depth: Int) throws(CatalogMistake) -> YAMLNode {
        let position = file.position(line: located.line, column: located.column)
        switch located.event {
        case .scalar(let text): return YAMLNode(content: .scalar(text), position: position)
        case .mappingStart, .sequenceStart:
            guard depth <= limits.depth else {
                throw position.mistake("more than \(limits.depth) levels are nested here")
            }
            if case .mappingStart = located.event {
                return YAMLNode(content: .mapping(try entries(depth: depth)), position: position)
            }
            return YAMLNode(content: .sequence(try elements(depth: depth)), position: position)
        default: throw position.mistake("a text, a map or a list should stand here")
        }
    }

    private mutating func entries(depth: Int) throws(CatalogMistake) -> [YAMLNode.Entry] {
        var entries: [YAMLNode.Entry] = []
        var lines: [[UInt8]: Int] = [:]
        while true {
            let located = try next()
            if case .end = located.event { return entries }
            guard case .scalar(let key) = located.event else { throw mistake(located, "a key is a text") }
            // As bytes: two spellings that Unicode calls equal are two keys.
            if let first = lines.updateValue(located.line, forKey: Array(key.utf8)) {
                throw mistake(located, "'\(key)' stands twice here, first in line \(first)")
            }
            let position = file.position(line: located.line, column: located.column)
            let value = try node(try next(), depth: depth + 1)
            entries.append(YAMLNode.Entry(key: key, keyPosition: position, value: value))
        }
    }

    private mutating func elements(depth: Int) throws(CatalogMistake) -> [YAMLNode] {
        var elements: [YAMLNode] = []
        while true {
            let located = try next()
            if case .end = located.event { return elements }
            elements.append(try node(located, depth: depth + 1))
        }
    }

    private mutating func next() throws(CatalogMistake) -> YAMLEvents.Located {
        let located: YAMLEvents.Located
        do throws(YAMLEvents.Failure) {
            located = try events.next()
        } catch {
            throw file.position(line: error.line, column: error.column).mistake(error.problem)
        }
        if case .alias = located.event { throw mistake(located, "an alias (*) refers to an anchor; write it out") }
        if located.hasAnchor { throw mistake(located, "an anchor (&) stands here; a catalog has none") }
        if located.hasTag { throw mistake(located, "a tag (!) stands here; every value of a catalog is text") }
        return located
    }

    private func mistake(_ located: YAMLEvents.Located, _ message: String) -> CatalogMistake {
        file.position(line: located.line, column: located.column).mistake(message)
    }
}
