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
        case request(ParsedRequest)
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
            case .request(let request): outcome = await exchange(request)
            case .refusal(let status, let failure): outcome = await refuse(status, failure, head: parser.partialHead)
            case .nothing: outcome = .cut
            }
        }
        if outcome == .linger { await linger() }
        channel.close()
    }

    // MARK: Reading a head

    nonisolated(nonsending) private func nextRequest() async -> Next {
        do throws(RequestFailure) {
            return try await readHead()
        } catch {
            return .refusal(error.status, error)
        }
    }

    nonisolated(nonsending) private func readHead() async throws(RequestFailure) -> Next {
        if inbound.hasPending, let request = try inbound.offerPending(to: parse) { return .request(request) }
        let idleDeadline = channel.loop.now + (served == 0 ? context.head : context.idle)
        // The deadline counts from the first byte of the head, whatever trickles in.
        var headDeadline = isIdle ? nil : channel.loop.now + context.head
        while true {
            let arrival = try await inbound.offerReceived(
                until: headDeadline ?? idleDeadline, isIdle: headDeadline == nil, to: parse)
            switch arrival {
            case .received(let request?): return .request(request)
            case .received(nil): headDeadline = headDeadline ?? channel.loop.now + context.head
            case .timedOut: return isIdle ? .nothing : .refusal(.requestTimeout, nil)
            case .ended: return isIdle ? .nothing : .refusal(.badRequest, nil)
            case .stopped: return .nothing
            }
        }
    }

    private var isIdle: Bool { parser.isIdle && !inbound.hasPending }

    private func parse(_ input: Span<UInt8>, at position: inout Int) throws(RequestFailure) -> ParsedRequest? {
        try parser.parse(input, at: &position)
    }

    // MARK: Answering

    nonisolated(nonsending) private func exchange(_ parsed: ParsedRequest) async -> Outcome {
        served += 1
        // Pipelined requests are served out of the buffer, without a wait between them.
        if served % 32 == 0 { await channel.loop.yield() }
        let body = parsed.framing == .none && !parsed.expectsContinue ? nil : inboundBody(for: parsed)
        let request = Request(
            head: parsed.head, body: body.map(RequestBody.init(source:)) ?? .empty, id: channel.loop.requestIDs.next(),
            peer: peer)
        let began = context.onExchange.map { _ in ContinuousClock.now }
        let response = await answer(to: request)
        if let failure = body?.skim() {
            body?.detach()
            return await refuse(failure.status, failure, head: parsed.head)
        }
        let keepsAlive = parsed.keepsAlive && body?.allowsReuse ?? true && !channel.loop.isDraining
        let serializer = ResponseSerializer(
            method: parsed.head.method, version: parsed.head.version, keepsAlive: keepsAlive)
        guard await send(response, with: serializer, to: (request.id, request.head), since: began) else {
            body?.detach()
            return .cut
        }
        let isAtNextRequest = keepsAlive ? await body?.drain() ?? true : false
        body?.detach()
        let closes = serializer.transfer(of: response) == .untilClose || !isAtNextRequest
        return closes ? .linger : .keepAlive
    }

    private func inboundBody(for parsed: ParsedRequest) -> InboundBody {
        InboundBody(parsed, inbound: inbound, outbound: outbound, context: context)
    }

    /// `OPTIONS *` asks about the server itself, so no handler sees it: a path begins with "/" above here.
    nonisolated(nonsending) private func answer(to request: Request) async -> Response {
        guard request.head.target.path != "*" else { return Self.abilities }
        let response = await context.handler.respond(to: request)
        // An interim status would leave the peer waiting for the final one.
        guard response.status.code >= 200 else {
            return context.failureResponder(.internalServerError, request.head)
        }
        return context.compressor?.compress(response, for: request.head) ?? response
    }

    private static let abilities = Response(
        .noContent, fields: [.allow: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"])

    nonisolated(nonsending) private func refuse(
        _ status: Status, _ failure: RequestFailure?, head: RequestHead?
    ) async -> Outcome {
        context.onEvent(.refused(status, failure: failure, peer: peer))
        var response = context.failureResponder(status, head)
        // The responder writes the page; which status it is, the RFC has decided.
        response.status = status
        let serializer = ResponseSerializer(method: head?.method, version: head?.version ?? .http11, keepsAlive: false)
        return await send(response, with: serializer, to: (nil, head), since: nil) ? .linger : .cut
    }

    /// False when the answer is not whole.
    nonisolated(nonsending) private func send(
        _ response: Response, with serializer: ResponseSerializer, to request: (id: RequestID?, head: RequestHead?),
        since began: ContinuousClock.Instant?
    ) async -> Bool {
        let sentBefore = outbound.sentBytes
        let isWhole = await ResponseWriter(channel, outbound).write(response, with: serializer)
        context.onExchange?(
            ExchangeRecord(
                id: request.id, peer: peer, head: request.head, status: response.status,
                sentBytes: outbound.sentBytes - sentBefore, duration: began.map { ContinuousClock.now - $0 } ?? .zero,
                isWhole: isWhole))
        return isWhole
    }

    /// A close with unread input resets the connection, and the reset overtakes the answer (RFC 9112 §9.6).
    nonisolated(nonsending) private func linger() async {
        channel.shutdownSending()
        await inbound.discard(until: channel.loop.now + context.linger)
    }
}
