import Synchronization

/// Gives each read to the reader with the fewest reads before it.
final class ReaderPool: Sendable {
    private let readers: [Reader]
    /// Reads given to each reader and not yet answered.
    private let loads: Mutex<[Int]>

    /// Opens `count` connections (at least one) to a database that is open for writing already.
    init(path: String, count: Int) throws {
        readers = try (0..<max(1, count)).map { _ in Reader(try Connection(path: path, access: .readOnly)) }
        loads = Mutex(Array(repeating: 0, count: readers.count))
    }

    func read<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws -> Value {
        let index = claim()
        defer { loads.withLock { $0[index] -= 1 } }
        return try await readers[index].read(body)
    }

    func close() async throws {
        for reader in readers { try await reader.close() }
    }

    private func claim() -> Int {
        loads.withLock { loads in
            let index = loads.indices.min { loads[$0] < loads[$1] } ?? 0
            loads[index] += 1
            return index
        }
    }
}
