/// The origin of a site: scheme, host and perhaps a port, nothing else.
enum Origin {
    /// - Throws: `UsageMistake` that says what is wrong with `text`.
    static func checked(_ text: String) throws(UsageMistake) -> String {
        let scheme = ["https://", "http://"].first { text.hasPrefix($0) }
        guard let scheme else { throw UsageMistake("--url '\(text)' begins with neither https:// nor http://.") }
        let host = text.utf8.dropFirst(scheme.utf8.count)
        guard !host.isEmpty else { throw UsageMistake("--url '\(text)' has no host.") }
        let isHost = host.allSatisfy { byte in
            switch byte {
            case 48...57, 65...90, 97...122, 45, 46, 58, 91, 93: true
            default: false
            }
        }
        guard isHost else {
            throw UsageMistake("--url '\(text)' is more than an origin: paths come from the requests' types.")
        }
        return text
    }
}
