/// A number as the element of a list: `{{#votes}}{{.}}{{/votes}}`.
extension Int: Context {
    public func slot(for name: String) -> Int? { nil }

    public func visit(_ slot: Int, with executor: Executor) { executor.integer(self) }
}
