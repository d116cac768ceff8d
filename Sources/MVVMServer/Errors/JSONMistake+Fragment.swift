import HTTP

extension JSONMistake {
    /// Its pointer as a URI fragment (RFC 6901 §6).
    var fragment: String {
        let names = pointer.split(separator: "/", omittingEmptySubsequences: false)
        return "#" + names.map { PercentCoding.encode(String($0)) }.joined(separator: "/")
    }
}
