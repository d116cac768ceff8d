import MVVM
import Synchronization

/// The ideas whose posting was acknowledged, whoever posted them.
final class Acknowledged: Sendable {
    private let storage = Mutex<Set<ModelIdType>>([])

    var ideas: Set<ModelIdType> { storage.withLock { $0 } }

    /// - Returns: How many there are now.
    func add(_ idea: ModelIdType) -> Int {
        storage.withLock { ideas in
            ideas.insert(idea)
            return ideas.count
        }
    }
}
