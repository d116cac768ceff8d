import MVVM

/// Which lengths of date and time are shown.
struct DateTimeStyle: Sendable, Hashable {
    typealias Length = LocalizableDate.Style

    let date: Length?
    let time: Length?

    /// Every combination that shows something.
    static let all: [DateTimeStyle] = {
        let lengths: [Length?] = [nil, .short, .medium, .long, .full]
        let pairs = lengths.flatMap { date in lengths.map { DateTimeStyle(date: date, time: $0) } }
        return pairs.filter { $0.date != nil || $0.time != nil }
    }()

    /// The place in `all`.
    var index: Int { Self.rank(date) * 5 + Self.rank(time) - 1 }

    private static func rank(_ length: Length?) -> Int {
        switch length {
        case nil: 0
        case .short: 1
        case .medium: 2
        case .long: 3
        case .full: 4
        }
    }
}
