/// A value that a template can be rendered over: the one thing a data source implements.
public protocol Context {
    /// The slot of a name in this value, nil where it has none. Only unbound programs ask.
    func slot(for name: String) -> Int?

    /// Hands the value in a slot to the executor, by calling exactly one of its answers: `text`, `integer`, `trusted`,
    /// `flag`, `absent`, `object`, or `beginList`, then (if that returned true) `element` for each.
    func visit(_ slot: Int, with executor: Executor)

    /// Where the value lies, if the schema that programs are bound to has locations.
    var address: UnsafeRawPointer? { get }

    /// As `visit(_:with:)`, for what lies at `address` in a form that only this context knows (`Location.Form.other`).
    func visit(_ form: Int, at address: UnsafeRawPointer, with executor: Executor)
}

extension Context {
    public var address: UnsafeRawPointer? { nil }
    public func visit(_ form: Int, at address: UnsafeRawPointer, with executor: Executor) {}
}
