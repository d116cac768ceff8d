/// A text as the element of a list: `{{#tags}}{{.}}{{/tags}}`.
extension String: Context {
    public func slot(for name: String) -> Int? { nil }

    public func visit(_ slot: Int, with executor: Executor) { executor.text(self) }
}
