import MVVM

extension StubEntry {
    /// Whether the visitor's role may change what is shown in a state: the typical one, or one that is derived from it. A
    /// state of its own is a value, and a page that does not come is nobody's.
    ///
    /// - Parameter roles: the names of those that the app has.
    func depends(on roles: [String], in state: StubState) -> Bool {
        let own = type.ownStubNames
        return !own.contains(state.rawValue) && state != .failed && roles.contains { own.contains($0) }
    }

    /// The name of what is shown: `empty`, or `known, empty` where a state of the role's name stands for `stub()`.
    func title(of state: StubState, for role: String?) -> String {
        let state = states.contains(state) ? state : .typical
        guard let role, depends(on: [role], in: state) else { return state.rawValue }
        return state == .typical ? role : "\(role), \(state.rawValue)"
    }
}

extension ViewModel {
    fileprivate static var ownStubNames: [String] { ownStubs.map { $0.name } }
}
