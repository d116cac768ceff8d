import MVVMServer
import Synchronization

/// What a site told its log.
final class EventLog: Sendable {
    private let kept = Mutex<[SiteEvent]>([])

    var events: [SiteEvent] { kept.withLock { $0 } }

    func append(_ event: SiteEvent) { kept.withLock { $0.append(event) } }
}
