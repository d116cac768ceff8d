// A site: routes, templates, catalogs and files, checked and frozen at start.
// Owns the way of a call: locale and face, route, endpoint, errors, the fields that every answer carries.
// Does not know sockets, the app's domain, or where its data lies.

import Foundation
import HTTP
import HTTPServer
import Localization
import MVVM

/// Answers requests from the app's routes and files: the app's `HTTPServer.Handler`.
public struct Site<Services: Sendable, Shell: ViewModel>: Handler {
    let router: Router<Services>
    let stage: Stage<Services, Shell>
    let errors: ErrorResponder<Shell>
    let callers: CallReader
    let assets: StaticFiles
    let home: Link
    let security: SecurityFields
    /// Signs what visitors hold.
    let key: SigningKey
    let probes: Probes

    /// What its answers' `Response.route` stands for.
    public var routeNames: RouteNames { router.names }

    nonisolated(nonsending) public func respond(to request: Request) async -> Response {
        guard !isMisdirected(request) else {
            return await answer(HTTPFailure(.misdirected), call: callers.call(for: request))
        }
        let path = request.head.target.normalizedPath
        let match = router.match(path)
        if match == nil {
            if let probe = await probes.response(to: request.head, at: path) {
                return await answer(with: probe, to: request, route: RouteNames.probe)
            }
            if let file = assets.response(for: request.head) {
                return await answer(with: file, to: request, route: RouteNames.file)
            }
        }
        var response = await response(to: request, from: match)
        response.route = match?.route ?? RouteNames.none
        return response
    }

    /// What is asked for by https comes over TLS, which only a proxy that is believed can have ended (RFC 9110 §7.4).
    private func isMisdirected(_ request: Request) -> Bool {
        request.head.target.scheme == "https" && !stage.crossSite.proxies.trusts(request.peer)
    }

    /// A file or a probe's word as it is; a refusal of one in the face that the call asks for, as every failure.
    nonisolated(nonsending) private func answer(
        with found: Response, to request: Request, route: Int
    ) async -> Response {
        var response =
            400..<500 ~= found.status.code
            ? await answer(HTTPFailure(refusal: found), call: callers.call(for: request))
            : security.add(to: found)
        response.route = route
        return response
    }

    nonisolated(nonsending) private func response(
        to request: Request, from match: Router<Services>.Match?
    ) async -> Response {
        let cookies = Cookies(of: request.head.fields)
        let call: Call
        do {
            let query = try callers.query(of: request.head)
            let arrival = try await stage.reception.arrival(with: cookies)
            call = callers.call(
                for: request, cookies: cookies, query: query, tail: match?.tail, arrival: arrival)
        } catch {
            return await answer(error, call: callers.call(for: request, cookies: cookies, tail: match?.tail))
        }
        do {
            let response = try await response(to: call, from: match?.endpoint)
            return try finish(response, to: call)
        } catch {
            return await answer(error, call: call)
        }
    }

    /// What the connection could not hand over: a head that cannot be read, a time-out.
    ///
    /// - Parameters:
    ///   - head: as much of it as was read.
    ///   - id: by which the logs know it.
    public func failure(_ status: Status, head: RequestHead?, id: RequestID) -> Response {
        // No note is shown to a request that could not be read, and nobody keeps its answer.
        var head = head ?? unread(status)
        head.fields.remove(.cookie)
        let call = callers.call(for: Request(head: head, id: id))
        do {
            let page = try errors.page(of: HTTPFailure(status: status), for: call)
            var response = security.add(to: try callers.finish(page, to: call))
            response.fields.set(.cacheControl, to: "no-store")
            return response
        } catch {
            report(error, call)
            return security.add(to: Response(status, text: "\(status)\n\(id)\n"))
        }
    }

    /// Stands in for a head of which nothing is known. Browsers are slow; addresses that nobody can read, methods and versions
    /// that are none come from programs.
    private func unread(_ status: Status) -> RequestHead {
        let isOfProgram = [.uriTooLong, .notImplemented, .versionNotSupported].contains(status)
        return RequestHead(
            method: .get, target: .root, fields: isOfProgram ? [.accept: "application/problem+json"] : [:])
    }

    private func response(to call: Call, from endpoint: (any Endpoint<Services>)?) async throws -> Response {
        guard call.isAcceptable else { throw HTTPFailure(.notAcceptable) }
        try callers.versions.check(call.clientVersion)
        if let detour = callers.stubs?.detour(of: call) { return try Response(seeOther: detour) }
        guard let endpoint else {
            guard call.request.head.target.path == "/" else { throw HTTPFailure.notFound }
            try call.checkRead()
            return try Response(seeOther: home)
        }
        return try await endpoint.respond(to: call, on: stage)
    }

    private func answer(_ error: any Error, call: Call) async -> Response {
        let response = await errors.response(to: error, of: call)
        do {
            return try finish(response, to: call)
        } catch {
            // What was thrown first is answered, without the fields that could not be made.
            report(error, call)
            return security.add(to: response)
        }
    }

    private func finish(_ response: Response, to call: Call) throws -> Response {
        security.add(to: try stage.reception.greet(try callers.finish(response, to: call), to: call))
    }

    private func report(_ error: any Error, _ call: Call) {
        errors.onEvent(.internalError(request: call.request.id, description: String(describing: error)))
    }
}
