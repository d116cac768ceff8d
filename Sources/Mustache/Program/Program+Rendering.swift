extension Program {
    /// Renders `value` and returns the bytes. Throws when values or partials nest too deep.
    public func render(_ value: some Context, with executor: Executor = Executor()) throws(RenderError) -> [UInt8] {
        try executor.bytes(of: self, over: value)
    }

    /// Renders `value` and lends the bytes to `body`; they stay in the executor's buffer, which is reused.
    public func render<Value: Context, Result>(
        _ value: Value, with executor: Executor, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) throws(RenderError) -> Result {
        try executor.execute(self, over: value)
        return executor.lend(body)
    }
}
