// Sends one response: head and bytes in one call, or a stream while its producer runs.

import HTTP

struct ResponseWriter {
    private let channel: Channel
    private let outbound: Outbound

    init(_ channel: Channel, _ outbound: Outbound) {
        self.channel = channel
        self.outbound = outbound
    }

    /// False when the peer is gone or the stream broke off: the message is not whole, and the connection must end.
    nonisolated(nonsending) func write(_ response: Response, with serializer: ResponseSerializer) async -> Bool {
        let transfer = serializer.transfer(of: response)
        let loop = channel.loop
        loop.outgoing.removeAll(keepingCapacity: true)
        serializer.appendHead(of: response, date: loop.date, to: &loop.outgoing)
        switch (response.body, transfer) {
        case (.bytes(let bytes), .bytes): return await outbound.write(loop.outgoing, bytes)
        case (.stream(_, let producer), .counted), (.stream(_, let producer), .chunked),
            (.stream(_, let producer), .untilClose):
            guard await outbound.write(loop.outgoing) else { return false }
            return await stream(producer, as: transfer)
        default: return await outbound.write(loop.outgoing)
        }
    }

    nonisolated(nonsending) private func stream(
        _ producer: @Sendable (BodyWriter) async throws -> Void, as transfer: BodyTransfer
    ) async -> Bool {
        let sink = StreamSink(channel, outbound, transfer)
        // What failed is the producer's to report; the peer learns it from a message without its end.
        do { try await producer(BodyWriter(sink.write)) } catch { return false }
        return await sink.finish()
    }
}
