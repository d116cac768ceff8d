import MVVM

/// Which lengths of date and time are shown.
struct DateTimeStyle: Sendable, Hashable {
    typealias Length = LocalizableDate.Style

    let date: Length?
    let time: Length?

    /// Without any length the date is medium.
    init(date: Length?, time: Length?) {
        self.date = date ?? (time == nil ? .medium : nil)
        self.time = time
    }

    /// Every combination that shows something.
    static let all: [DateTimeStyle] = {
        let lengths: [Length?] = [nil, .short, .medium, .long, .full]
        let pairs = lengths.flatMap { date in lengths.map { DateTimeStyle(date: date, time: $0) } }
        // The first pair shows nothing and stands for another one.
        return Array(pairs.dropFirst())
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
