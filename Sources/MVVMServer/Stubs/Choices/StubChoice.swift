import MVVM

/// What a preview's address chooses, each as `_name=value`; the underscore keeps it apart from the queries of pages.
@ViewModelEnum
enum StubChoice: String, CaseIterable, LocalizedCases, Hashable {
    // How things look: kept when a link is followed.
    case locale, direction, theme, zone, clock, size, motion, colors, outcome
    // What is looked at, and beside what.
    case state, width, view, compare, panel

    var name: String { "_\(rawValue)" }

    /// Whether the choice stays when a link is followed.
    var isKept: Bool {
        switch self {
        case .locale, .direction, .theme, .zone, .clock, .size, .motion, .colors, .outcome: true
        case .state, .width, .view, .compare, .panel: false
        }
    }
}
