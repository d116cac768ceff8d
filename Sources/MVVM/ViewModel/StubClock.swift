import Foundation

/// The one fixed time and the fixed ids of stubs, so that two calls of `stub()` are equal.
public enum StubClock {
    /// 2026-03-14 09:26:53 UTC, unless a preview turns the clock for the stub that it makes.
    ///
    /// A task-local value, because `stub()` takes nothing by which it could be told.
    @TaskLocal public static var now = Date(timeIntervalSince1970: 1_773_480_413)

    public static func daysAgo(_ days: Int) -> Date { now.addingTimeInterval(-86_400 * Double(days)) }
}

extension ModelIdType {
    /// The fixed id number `index` of stubs: `00000000-0000-7000-8000-…`.
    public static func stub(_ index: UInt8 = 1) -> ModelIdType {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0x70, 0, 0x80, 0, 0, 0, 0, 0, 0, index))
    }
}
