import Foundation

/// Where the present comes from; tests and stubs fix it.
struct TimeSource: Sendable {
    private let read: @Sendable () -> Date

    init(_ read: @escaping @Sendable () -> Date) {
        self.read = read
    }

    static let system = TimeSource { Date() }

    /// The present in whole milliseconds, which is what gets stored: a value in hand equals the same one read back.
    func now() -> Date {
        let milliseconds = (read().timeIntervalSince1970 * 1000).rounded(.down)
        return Date(timeIntervalSince1970: milliseconds / 1000)
    }
}
