import Synchronization

/// A body in memory, handed out once.
final class BufferedBody: BodySource {
    private let bytes: Mutex<[UInt8]>

    init(_ bytes: [UInt8]) { self.bytes = Mutex(bytes) }

    var remaining: Int? { bytes.withLock(\.count) }

    func next() async throws(BodyError) -> [UInt8]? {
        bytes.withLock { bytes in
            defer { bytes = [] }
            return bytes.isEmpty ? nil : bytes
        }
    }
}
