/// What a screen shows of something that is fetched: one value instead of flags that can contradict each other.
public enum ViewState<Value> {
    case idle
    case loading
    case success(Value)
    /// What went wrong, for people.
    case error(String)

    public var isLoading: Bool { if case .loading = self { true } else { false } }
    public var value: Value? { if case .success(let value) = self { value } else { nil } }
    public var errorMessage: String? { if case .error(let message) = self { message } else { nil } }
}

extension ViewState: Sendable where Value: Sendable {}
extension ViewState: Equatable where Value: Equatable {}
