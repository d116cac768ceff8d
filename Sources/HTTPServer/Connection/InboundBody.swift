// The body of a request that is read from a connection while the handler asks for it.

import HTTP

/// `@unchecked Sendable`: `next` moves to the loop before it touches anything; the connection calls the rest from there.
final class InboundBody: BodySource, @unchecked Sendable {
    /// What the head announced. Immutable, hence readable from anywhere.
    let remaining: Int?
    private let inbound: Inbound
    private let outbound: Outbound
    private var decoder: BodyDecoder
    private var rate: RateGuard
    private var failure: BodyError?
    /// Decoded, and not pulled yet.
    private var skimmed: [UInt8] = []
    /// Whether the peer still waits for leave to send.
    private(set) var awaitsContinue: Bool

    init(_ request: ParsedRequest, inbound: Inbound, outbound: Outbound, context: ConnectionContext) {
        self.inbound = inbound
        self.outbound = outbound
        decoder = BodyDecoder(framing: request.framing, limits: context.limits)
        rate = RateGuard(grace: context.bodyGrace, bytesPerSecond: context.minimumRate)
        awaitsContinue = request.expectsContinue && request.framing != .none
        remaining = decoder.remaining
    }

    /// More than this is not read only to save the connection.
    private static let drainBytes = 64 * 1024

    /// Whether the connection can serve another request after this one.
    var allowsReuse: Bool {
        guard failure == nil, !awaitsContinue, let remaining = decoder.remaining else { return false }
        return remaining <= Self.drainBytes
    }

    func next() async throws(BodyError) -> [UInt8]? {
        let loop = inbound.channel.loop
        guard !loop.isCurrent else { return try await pull() }
        return try await withTaskExecutorPreference(loop) { () async throws(BodyError) -> [UInt8]? in
            try await self.pull()
        }
    }

    /// Decodes what has come and was not pulled, without waiting for more: an answer must not call a request good whose
    /// framing is known to be wrong. Returns the fault.
    func skim() -> RequestFailure? {
        guard failure == nil else { return nil }
        do throws(BodyError) {
            skimmed += try decodePending()
            return nil
        } catch {
            failure = error
            if case .malformed(let fault) = error { return fault }
            return error == .tooLarge ? .bodyTooLarge : nil
        }
    }

    /// Reads over what the handler left; whether the connection stands at the next request.
    nonisolated(nonsending) func drain() async -> Bool {
        do throws(BodyError) {
            while try await pull() != nil {}
            return true
        } catch {
            return false
        }
    }

    /// From now on the bytes belong to the next request, whoever still holds this body.
    func detach() { failure = .truncated }

    nonisolated(nonsending) private func pull() async throws(BodyError) -> [UInt8]? {
        if let failure { throw failure }
        do throws(BodyError) {
            return try await read()
        } catch {
            failure = error
            throw error
        }
    }

    nonisolated(nonsending) private func read() async throws(BodyError) -> [UInt8]? {
        var piece = skimmed.isEmpty ? try decodePending() : skimmed
        skimmed = []
        while piece.isEmpty, !decoder.isComplete {
            if awaitsContinue { await sendContinue() }
            piece = try await receive()
        }
        awaitsContinue = false
        return piece.isEmpty ? nil : piece
    }

    nonisolated(nonsending) private func sendContinue() async {
        awaitsContinue = false
        _ = await outbound.write(Self.interim)
    }

    private static let interim = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

    private func decodePending() throws(BodyError) -> [UInt8] {
        guard inbound.hasPending else { return [] }
        do throws(RequestFailure) {
            return try inbound.offerPending(to: decode)
        } catch {
            throw BodyError(error)
        }
    }

    nonisolated(nonsending) private func receive() async throws(BodyError) -> [UInt8] {
        let loop = inbound.channel.loop
        let began = loop.now
        let arrival: Inbound.Arrival<[UInt8]>
        do throws(RequestFailure) {
            arrival = try await inbound.offerReceived(until: began + rate.allowance, to: decode)
        } catch {
            throw BodyError(error)
        }
        switch arrival {
        case .received(let piece):
            rate.noteWaited(loop.now - began, for: piece.count)
            return piece
        case .timedOut: throw .timedOut
        case .ended, .stopped: throw .truncated
        }
    }

    private func decode(_ input: Span<UInt8>, at position: inout Int) throws(RequestFailure) -> [UInt8] {
        var piece: [UInt8] = []
        try decoder.decode(input, at: &position, into: &piece)
        return piece
    }
}
