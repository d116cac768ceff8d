/// A connection on the loopback that did not come about or broke off: `connect: Connection refused`.
struct PlainConnectionError: Error, CustomStringConvertible {
    let description: String

    /// - Parameter call: what failed.
    init(_ call: String, because reason: String) { description = "\(call): \(reason)" }
}
