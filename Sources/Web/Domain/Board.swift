/// All stages with their ideas, in the order in which people see them.
struct Board: Equatable, Sendable {
    let columns: [BoardColumn]
}
