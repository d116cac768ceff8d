import MVVM

/// What a preview's address chooses, each as `_name=value`; the underscore keeps it apart from the queries of pages.
@ViewModelEnum
enum StubChoice: String, CaseIterable, LocalizedCases, Hashable {
    // What is looked at, and beside what.
    case state, compare, view, width
    // How things look and end: kept when a link is followed.
    case locale, direction, theme, size, zone, clock, role, motion, colors, outcome
    // What stands below it.
    case panel

    var name: String { "_\(rawValue)" }

    /// Whether the choice stays when a link is followed.
    var isKept: Bool {
        switch self {
        case .locale, .direction, .theme, .zone, .clock, .role, .size, .motion, .colors, .outcome: true
        case .state, .width, .view, .compare, .panel: false
        }
    }
}
