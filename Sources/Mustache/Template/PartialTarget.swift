/// The template that a partial or parent tag names.
enum PartialTarget: Sendable {
    case fixed(String, offset: Int)
    /// `*name`: the template is named by a value (Mustache spec, dynamic names).
    case dynamic(Name)

    var offset: Int {
        switch self {
        case .fixed(_, let offset): offset
        case .dynamic(let name): name.offset
        }
    }
}
