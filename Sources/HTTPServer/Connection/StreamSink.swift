import HTTP

/// Takes a stream's pieces to the socket, framed.
///
/// `@unchecked Sendable`: `write` moves to the loop before it touches anything; `finish` is called from there.
final class StreamSink: @unchecked Sendable {
    private let channel: Channel
    private let outbound: Outbound
    private let transfer: BodyTransfer
    private var count = 0

    init(_ channel: Channel, _ outbound: Outbound, _ transfer: BodyTransfer) {
        self.channel = channel
        self.outbound = outbound
        self.transfer = transfer
    }

    func write(_ bytes: [UInt8]) async throws {
        guard !channel.loop.isCurrent else { return try await send(bytes) }
        try await withTaskExecutorPreference(channel.loop) { try await self.send(bytes) }
    }

    /// Whether the message is whole.
    func finish() async -> Bool {
        switch transfer {
        case .chunked: await outbound.write(ChunkedEncoder.end)
        case .counted(let length): count == length
        case .none, .bytes, .untilClose: true
        }
    }

    private func send(_ bytes: [UInt8]) async throws {
        count += bytes.count
        // A reader that keeps pace with its producer never makes us wait, and making a piece may take longer than serving
        // most requests.
        await channel.loop.yield()
        // More bytes than announced would be read as the next response.
        if case .counted(let length) = transfer, count > length { throw StreamError.longerThanAnnounced }
        guard await outbound.write(transfer == .chunked ? ChunkedEncoder.chunk(bytes) : bytes) else {
            throw StreamError.peerGone
        }
    }
}
