/// Holds whoever waits until it is opened, or until they are cancelled.
actor Gate {
    private var isOpen = false

    func open() { isOpen = true }

    func wait() async throws {
        while !isOpen {
            try Task.checkCancellation()
            await Task.yield()
        }
    }
}
