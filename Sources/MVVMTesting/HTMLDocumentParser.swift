import CLibXML2

/// Runs libxml2's HTML parser once and collects what it complains about.
enum HTMLDocumentParser {
    /// The caller owns the document and frees it with `xmlFreeDoc`.
    static func parse(_ bytes: [UInt8]) throws -> (document: htmlDocPtr, problems: [String]) {
        // libxml2 wants its tables filled before a second thread parses. Calling it again does nothing.
        xmlInitParser()
        guard let length = Int32(exactly: bytes.count), let context = htmlNewParserCtxt() else {
            throw HTMLDocumentError.unreadable
        }
        defer { htmlFreeParserCtxt(context) }

        let problems = Problems()
        let document = withExtendedLifetime(problems) {
            // Safe: the parser calls back only within htmlCtxtReadMemory, while `problems` is kept alive.
            context.pointee._private = Unmanaged.passUnretained(problems).toOpaque()
            context.pointee.sax.pointee.serror = collect
            // Without this mark libxml2 takes the handlers for those of its first version and prints instead.
            context.pointee.sax.pointee.initialized = XML_SAX2_MAGIC
            return bytes.withUnsafeBytes { buffer in
                htmlCtxtReadMemory(
                    context, buffer.baseAddress, length, nil, "UTF-8",
                    Int32(HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NONET.rawValue | HTML_PARSE_NOWARNING.rawValue))
            }
        }
        guard let document else { throw HTMLDocumentError.unreadable }
        return (document, problems.lines)
    }

    private final class Problems {
        var lines: [String] = []
    }

    private static let collect: xmlStructuredErrorFunc = { _, error in
        guard let error = error?.pointee, error.code != XML_HTML_UNKNOWN_TAG.rawValue,
            let context = error.ctxt?.assumingMemoryBound(to: htmlParserCtxt.self), let box = context.pointee._private
        else { return }
        let message = error.message.map { String(cString: $0) } ?? "error \(error.code)"
        let line = message.utf8.split(separator: UInt8(ascii: "\n")).first.map { String(Substring($0)) } ?? message
        Unmanaged<Problems>.fromOpaque(box).takeUnretainedValue().lines.append("\(error.line): \(line)")
    }
}
