/// Text that is the same in every face: nothing of it is escaped in HTML or in a string of JSON.
enum PlainText {
    static func isPlain(_ bytes: [UInt8]) -> Bool {
        bytes.allSatisfy { $0 >= 0x20 && !"&<>\"'\\".utf8.contains($0) }
    }
}
