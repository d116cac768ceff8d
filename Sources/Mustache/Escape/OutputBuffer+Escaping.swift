extension OutputBuffer {
    @inline(__always)
    mutating func append(_ text: UnsafeBufferPointer<UInt8>, escaping: Escaping) {
        switch escaping {
        case .html: appendHTML(text)
        case .raw, .trusted: append(text)
        case .url: appendURL(text)
        case .urlPath: appendURL(text, keeping: .path)
        case .urlComponent: appendURL(text, keeping: .component)
        case .sourceSet: appendSourceSet(text)
        case .jsonString: appendJSON(text)
        case .jsonValue:
            append(UInt8(ascii: "\""))
            appendJSON(text)
            append(UInt8(ascii: "\""))
        }
    }
}
