import HTTP

/// The cookies of one visitor. Path, domain and time are not looked at: there is one site, and a test is short.
struct CookieJar: Sendable {
    private var pairs: [(name: String, value: String)] = []

    subscript(_ name: String) -> String? {
        get { pairs.first { $0.name == name }?.value }
        set {
            pairs.removeAll { $0.name == name }
            if let newValue { pairs.append((name, newValue)) }
        }
    }

    /// The value of a `Cookie` field; nil when there is nothing to send. `Secure` ones are sent in process and over the
    /// loopback, as browsers do.
    var field: String? { pairs.isEmpty ? nil : pairs.map { "\($0.name)=\($0.value)" }.joined(separator: "; ") }

    /// Takes in what an answer sets; `Max-Age=0` takes a cookie away.
    mutating func update(from fields: HeaderFields) {
        for text in fields.values(of: .setCookie) {
            let parts = text.split(separator: ";").map { $0.trimmingPrefix(" ") }
            let pair = (parts.first ?? "").split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2 else { continue }
            self[String(pair[0])] = parts.contains("Max-Age=0") ? nil : String(pair[1])
        }
    }
}
