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

    nonisolated(nonsending) public func respond(to request: Request) async -> Response {
        let path = request.head.target.path
        if path == "/healthz" { return security.add(to: health(request.head)) }
        let match = router.match(path)
        if match == nil, let file = assets.response(for: request.head) { return security.add(to: file) }
        let call: Call
        do {
            let visitor = try await stage.reception.visitor(of: request.head)
            call = callers.call(for: request, tail: match?.tail, visitor: visitor)
        } catch {
            return await answer(error, call: callers.call(for: request, tail: match?.tail))
        }
        do {
            let response = try await response(to: call, from: match?.endpoint)
            return security.add(to: try callers.finish(response, to: call))
        } catch {
            return await answer(error, call: call)
        }
    }

    /// What the connection could not hand over: a head that cannot be read, a time-out.
    ///
    /// - Parameter head: as much of it as was read.
    public func failure(_ status: Status, head: RequestHead?) -> Response {
        // No note is shown to a request that could not be read, and nobody keeps its answer.
        var head = head ?? RequestHead(method: .get, target: .root)
        head.fields.remove(.cookie)
        let call = callers.call(for: Request(head: head), tail: nil)
        do {
            let page = try errors.page(of: HTTPFailure(status: status), for: call)
            var response = security.add(to: try callers.finish(page, to: call))
            response.fields.set(.cacheControl, to: "no-store")
            return response
        } catch {
            report(error, call)
            return security.add(to: Response(status, text: "\(status)\n"))
        }
    }

    private func response(to call: Call, from endpoint: (any Endpoint<Services>)?) async throws -> Response {
        guard callers.isAcceptable(call.request.head) else { throw HTTPFailure(.notAcceptable) }
        if let detour = callers.stubs?.detour(of: call) { return try Response(seeOther: detour) }
        guard let endpoint else {
            guard call.request.head.target.path == "/" else { throw HTTPFailure.notFound }
            guard call.isRead else { throw HTTPFailure.methodNotAllowed([.get, .head]) }
            return try Response(seeOther: home)
        }
        return try await endpoint.respond(to: call, on: stage)
    }

    private func health(_ head: RequestHead) -> Response {
        head.method == .get || head.method == .head
            ? Response(.ok, text: "ok\n") : Response(.methodNotAllowed, fields: [.allow: "GET, HEAD"])
    }

    private func answer(_ error: any Error, call: Call) async -> Response {
        let response = await errors.response(to: error, of: call)
        do {
            return security.add(to: try callers.finish(response, to: call))
        } catch {
            // What was thrown first is answered, without the fields that could not be made.
            report(error, call)
            return security.add(to: response)
        }
    }

    private func report(_ error: any Error, _ call: Call) {
        errors.onEvent(.internalError(request: call.request.id, description: String(describing: error)))
    }
}
