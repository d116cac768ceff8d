/// What one request has loaded so far; gone with its context.
actor SharedLoads {
    private typealias Waiter = CheckedContinuation<any Sendable, any Error>

    private enum Entry {
        case loading([Waiter])
        case loaded(Result<any Sendable, any Error>)
    }

    private var entries: [AnyHashable: Entry] = [:]

    func value<Load: SharedLoad>(of load: Load, from services: Load.Services) async throws -> Load.Value {
        guard let value = try await anyValue(of: load, from: services) as? Load.Value else {
            // Equal loads have one type, and with it one type of value.
            preconditionFailure("\(Load.self) was loaded as something else than \(Load.Value.self)")
        }
        return value
    }

    private func anyValue<Load: SharedLoad>(
        of load: Load, from services: Load.Services
    ) async throws -> any Sendable {
        switch entries[load] {
        case .loaded(let result): return try result.get()
        case .loading(let waiters):
            return try await withCheckedThrowingContinuation { entries[load] = .loading(waiters + [$0]) }
        case nil:
            entries[load] = .loading([])
            let result: Result<any Sendable, any Error>
            do {
                result = .success(try await load.load(from: services))
            } catch {
                result = .failure(error)
            }
            finish(load, with: result)
            return try result.get()
        }
    }

    private func finish(_ key: AnyHashable, with result: Result<any Sendable, any Error>) {
        guard case .loading(let waiters) = entries.updateValue(.loaded(result), forKey: key) else { return }
        for waiter in waiters { waiter.resume(with: result) }
    }
}
