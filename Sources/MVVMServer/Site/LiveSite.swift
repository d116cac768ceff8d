import HTTP
import HTTPServer
import MVVM
import Synchronization

/// A site that can be opened anew while it serves, when its files have changed.
///
/// A request is answered by the site that is there when it comes. While the files have mistakes, the last site that was in
/// order goes on; in development browsers see the mistakes in place of every page, and programs that last site.
public final class LiveSite<Services: Sendable, Shell: ViewModel>: Handler {
    /// Behind one reference: a copied site would count a dozen of them, which all loops share.
    private final class Version: Sendable {
        let site: Site<Services, Shell>
        /// Shown in place of pages.
        let mistakes: String?

        init(_ site: Site<Services, Shell>, mistakes: String? = nil) {
            self.site = site
            self.mistakes = mistakes
        }
    }

    private let version: Mutex<Version>
    private let showsMistakes: Bool
    private let open: @Sendable (Site<Services, Shell>) throws -> Site<Services, Shell>

    /// - Parameters:
    ///   - site: the first one, from files that are in order.
    ///   - showsMistakes: for development.
    ///   - open: makes the others, each from the one that it takes the place of.
    public init(
        _ site: Site<Services, Shell>, showsMistakes: Bool = false,
        open: @escaping @Sendable (Site<Services, Shell>) throws -> Site<Services, Shell>
    ) {
        self.showsMistakes = showsMistakes
        self.open = open
        version = Mutex(Version(site))
    }

    /// Opens the site again. It reads files, so it does not belong on an event loop.
    ///
    /// - Returns: what is wrong; nil when the new site serves.
    @discardableResult
    public func reload() -> String? {
        do {
            let site = try open(version.withLock { $0 }.site)
            version.withLock { $0 = Version(site) }
            return nil
        } catch {
            let mistakes = String(describing: error)
            if showsMistakes { version.withLock { $0 = Version($0.site, mistakes: mistakes) } }
            return mistakes
        }
    }

    nonisolated(nonsending) public func respond(to request: Request) async -> Response {
        let version = version.withLock { $0 }
        guard let mistakes = version.mistakes, version.site.shows(request.head) else {
            return await version.site.respond(to: request)
        }
        // Plain text: the caret stands below its column, and nothing needs a template.
        var response = Response(.internalServerError, text: mistakes + "\n")
        // Browsers look again each second, so that it goes away by itself.
        response.fields.set("Refresh", to: "1")
        return version.site.security.add(to: response)
    }

    public var routeNames: RouteNames { version.withLock { $0 }.site.routeNames }

    /// What the connection could not hand over: a head that cannot be read, a time-out.
    public func failure(_ status: Status, head: RequestHead?, id: RequestID) -> Response {
        version.withLock { $0 }.site.failure(status, head: head, id: id)
    }
}

extension Site {
    /// Whether the answer would be made from a template.
    fileprivate func shows(_ head: RequestHead) -> Bool {
        let isRouted = router.match(head.target.normalizedPath) != nil
        return isRouted && Face(accepting: head.fields) != .json
    }
}
