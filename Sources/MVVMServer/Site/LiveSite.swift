import HTTP
import HTTPServer
import MVVM
import Synchronization

/// A site that is opened anew when its files change: development mode.
///
/// A request is answered by the site that is there when it comes. While the files have mistakes, browsers see those in
/// place of every page, and programs get the last site that was in order.
public final class LiveSite<Services: Sendable, Shell: ViewModel>: Handler {
    private struct State {
        var site: Site<Services, Shell>
        var mistakes: String?
    }

    private let state: Mutex<State>
    private let open: @Sendable () throws -> Site<Services, Shell>

    /// - Parameters:
    ///   - site: the first one, from files that are in order.
    ///   - open: makes the others.
    public init(_ site: Site<Services, Shell>, open: @escaping @Sendable () throws -> Site<Services, Shell>) {
        self.open = open
        state = Mutex(State(site: site))
    }

    /// Opens the site again. It reads files, so it does not belong on an event loop.
    ///
    /// - Returns: what is wrong; nil when the new site serves.
    @discardableResult
    public func reload() -> String? {
        do {
            let site = try open()
            state.withLock { $0 = State(site: site) }
            return nil
        } catch {
            let mistakes = String(describing: error)
            state.withLock { $0.mistakes = mistakes }
            return mistakes
        }
    }

    public func respond(to request: Request) async -> Response {
        let (site, mistakes) = state.withLock { ($0.site, $0.mistakes) }
        guard let mistakes, site.shows(request.head) else { return await site.respond(to: request) }
        // Plain text: the caret stands below its column, and nothing needs a template.
        var response = Response(.internalServerError, text: mistakes + "\n")
        // Browsers look again each second, so that it goes away by itself.
        response.fields.set("Refresh", to: "1")
        return site.security.add(to: response)
    }

    /// What the connection could not hand over: a head that cannot be read, a time-out.
    public func failure(_ status: Status, head: RequestHead?) -> Response {
        state.withLock(\.site).failure(status, head: head)
    }
}

extension Site {
    /// Whether the answer would be made from a template.
    fileprivate func shows(_ head: RequestHead) -> Bool {
        let isRouted = router.match(head.target.path) != nil
        return isRouted && Face(accepting: head.fields) != .json
    }
}
