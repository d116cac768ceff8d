// Pages that somebody keeps.

extension Executor {
    /// Runs `program` straight into the array that is returned: a page of 38 KB need not be copied, nor pass through the
    /// processor's cache twice. The array is as large as the page before; a larger page is copied once.
    func bytes(of program: Program, over value: some Context) throws(RenderError) -> [UInt8] {
        guard !isRunning else { throw .executorInUse }
        var failure: RenderError?
        var lent: Int?
        let page = [UInt8](unsafeUninitializedCapacity: expectedCount + OutputBuffer.slack) { memory, count in
            output.beginLoan(of: memory)
            do throws(RenderError) { try execute(program, over: value) } catch { failure = error }
            lent = output.endLoan()
            count = failure == nil ? lent ?? 0 : 0
        }
        if let failure { throw failure }
        let count = lent ?? output.count
        // Some more, so that a page that has grown by a card still fits.
        expectedCount = count + count / 8
        return lent == nil ? Array(output.bytes) : page
    }
}
