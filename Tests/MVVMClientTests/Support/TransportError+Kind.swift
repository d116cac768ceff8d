import MVVM

extension TransportError {
    /// The status of an answer that made no sense; nil for any other failure.
    var unreadableStatus: Int? {
        if case .unreadable(let status, _) = self { status } else { nil }
    }

    var isUnreachable: Bool {
        if case .unreachable = self { true } else { false }
    }
}
