// One connection: request after request, until either side has enough.
// Owns the order of an exchange and the ways a connection ends. Does not know epoll, routes, or how bytes are framed.

import HTTP

/// Confined to its loop: made and served in one task there.
final class Connection {
    private let channel: Channel
    private let peer: PeerAddress?
    private let context: ConnectionContext
    private let inbound: Inbound
    private let outbound: Outbound
    private var parser: RequestParser
    /// The request that is being answered. Here and not in the frames of functions, which an idle connection keeps: for
    /// the same reason some of them are not inlined.
    private var current: ParsedRequest?
    private var body: InboundBody?
    private var served = 0

    init(_ channel: Channel, peer: PeerAddress?, for context: ConnectionContext) {
        self.channel = channel
        self.peer = peer
        self.context = context
        inbound = Inbound(channel)
        outbound = Outbound(channel, context: context)
        parser = RequestParser(limits: context.limits)
    }

    private enum Next {
        /// It is in `current`.
        case request
        case refusal(Status, RequestFailure?)
        /// The peer left, or was idle too long: there is nobody to answer.
        case nothing
    }

    /// How a connection goes on after an exchange.
    private enum Outcome {
        case keepAlive
        /// Everything has been said: let the peer read it.
        case linger
        /// Nobody listens, or the answer is broken off.
        case cut
    }

    nonisolated(nonsending) func serve() async {
        channel.cancelCallerOnHangup()
        var outcome = Outcome.keepAlive
        while outcome == .keepAlive {
            switch await nextRequest() {
            case .request: outcome = await exchange()
            case .refusal(let status, let failure):
                outcome = await refuse(status, failure, head: parser.partialHead, id: channel.loop.requestIDs.next())
            case .nothing: outcome = .cut
            }
        }
        if outcome == .linger { await linger() }
        channel.close()
    }

    // MARK: Reading a head

    @inline(never)
    nonisolated(nonsending) private func nextRequest() async -> Next {
        do throws(RequestFailure) {
            return try await readHead()
        } catch {
            if error.status != .badRequest { await readRefusedHead() }
            return .refusal(error.status, error)
        }
    }

    /// A long address comes in several segments, and behind it what tells in which face and language it is refused. After
    /// any doubt about the framing nobody waits for that.
    nonisolated(nonsending) private func readRefusedHead() async {
        let deadline = channel.loop.now + context.linger
        while parser.refused?.isComplete == false, channel.loop.now < deadline {
            let arrival = await inbound.offerReceived(until: deadline) { [self] in parser.readOn($0, at: &$1) }
            guard case .received = arrival else { return }
        }
    }

    nonisolated(nonsending) private func readHead() async throws(RequestFailure) -> Next {
        if inbound.hasPending, try inbound.offerPending(to: parse) { return .request }
        let idleDeadline = channel.loop.now + (served == 0 ? context.head : context.idle)
        // The deadline counts from the first byte of the head, whatever trickles in.
        var headDeadline = isIdle ? nil : channel.loop.now + context.head
        while true {
            let arrival = try await inbound.offerReceived(
                until: headDeadline ?? idleDeadline, isIdle: headDeadline == nil, to: parse)
            switch arrival {
            case .received(true): return .request
            case .received(false): headDeadline = isIdle ? nil : headDeadline ?? channel.loop.now + context.head
            case .timedOut: return isIdle ? .nothing : .refusal(.requestTimeout, nil)
            case .ended: return isIdle ? .nothing : .refusal(.badRequest, nil)
            case .stopped: return .nothing
            }
        }
    }

    private var isIdle: Bool { parser.isIdle && !inbound.hasPending }

    /// Whether a head is complete.
    private func parse(_ input: Span<UInt8>, at position: inout Int) throws(RequestFailure) -> Bool {
        current = try parser.parse(input, at: &position)
        return current != nil
    }

    // MARK: Answering

    @inline(never)
    nonisolated(nonsending) private func exchange() async -> Outcome {
        defer { endExchange() }
        served += 1
        // Pipelined requests are served out of the buffer, without a wait between them.
        if served % 32 == 0 { await channel.loop.yield() }
        guard let request = beginExchange() else { return .cut }
        let began = context.onExchange.map { _ in ContinuousClock.now }
        let response = await answer(to: request)
        if let failure = body?.skim() {
            return await refuse(failure.status, failure, head: current?.head, id: request.id)
        }
        let serializer = serializer(for: request.id)
        let sentBefore = outbound.sentBytes
        let isWhole = await ResponseWriter(channel, outbound).write(response, with: serializer)
        record(request.id, current?.head, response, since: began, sentBefore: sentBefore, isWhole: isWhole)
        guard isWhole else { return .cut }
        guard serializer.keepsAlive, serializer.transfer(of: response) != .untilClose else { return .linger }
        return await body?.drain() ?? true ? .keepAlive : .linger
    }

    @inline(never)
    private func beginExchange() -> Request? {
        guard let current else { return nil }
        if current.framing != .none || current.expectsContinue {
            body = InboundBody(current, inbound: inbound, outbound: outbound, context: context)
        }
        return Request(
            head: current.head, body: body.map(RequestBody.init(source:)) ?? .empty, id: channel.loop.requestIDs.next(),
            peer: peer)
    }

    private func endExchange() {
        body?.detach()
        body = nil
        current = nil
    }

    @inline(never)
    private func serializer(for id: RequestID) -> ResponseSerializer {
        let isKept = (current?.keepsAlive ?? false) && (body?.allowsReuse ?? true) && !channel.loop.isDraining
        return ResponseSerializer(
            method: current?.head.method, version: current?.head.version ?? .http11, keepsAlive: isKept,
            requestID: id.fieldValue)
    }

    /// `OPTIONS *` asks about the server itself, so no handler sees it: a path begins with "/" above here.
    nonisolated(nonsending) private func answer(to request: Request) async -> Response {
        guard request.head.target.path != "*" else { return Self.abilities }
        let response = await context.handler.respond(to: request)
        // An interim status would leave the peer waiting for the final one.
        guard response.status.code >= 200 else {
            return context.failureResponder(.internalServerError, request.head, request.id)
        }
        return context.compressor?.compress(response, for: request.head) ?? response
    }

    private static let abilities = Response(
        .noContent, fields: [.allow: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"])

    @inline(never)
    nonisolated(nonsending) private func refuse(
        _ status: Status, _ failure: RequestFailure?, head: RequestHead?, id: RequestID
    ) async -> Outcome {
        context.onEvent(.refused(status, request: id, failure: failure, peer: peer))
        var response = context.failureResponder(status, refusedHead(head), id)
        // The responder writes the page; which status it is, the RFC has decided.
        response.status = status
        let serializer = ResponseSerializer(
            method: head?.method ?? parser.refused?.method, version: head?.version ?? .http11, keepsAlive: false,
            requestID: id.fieldValue)
        let sentBefore = outbound.sentBytes
        let isWhole = await ResponseWriter(channel, outbound).write(response, with: serializer)
        record(id, head, response, since: nil, sentBefore: sentBefore, isWhole: isWhole)
        return isWhole ? .linger : .cut
    }

    /// The head as far as it was read, with what stands behind the refused line; nil where nothing is known.
    private func refusedHead(_ head: RequestHead?) -> RequestHead? {
        guard let refused = parser.refused, !refused.fields.isEmpty else { return head }
        var told = head ?? RequestHead(method: refused.method ?? .get, target: .root)
        told.fields.append(contentsOf: refused.fields)
        return told
    }

    @inline(never)
    private func record(
        _ id: RequestID, _ head: RequestHead?, _ response: Response, since began: ContinuousClock.Instant?,
        sentBefore: Int, isWhole: Bool
    ) {
        context.onExchange?(
            ExchangeRecord(
                id: id, peer: peer, head: head, status: response.status, route: response.route,
                loop: channel.loop.index, sentBytes: outbound.sentBytes - sentBefore,
                duration: began.map { ContinuousClock.now - $0 } ?? .zero, isWhole: isWhole))
    }

    /// A close with unread input resets the connection, and the reset overtakes the answer (RFC 9112 §9.6).
    @inline(never)
    nonisolated(nonsending) private func linger() async {
        channel.shutdownSending()
        await inbound.discard(until: channel.loop.now + context.linger)
    }
}
