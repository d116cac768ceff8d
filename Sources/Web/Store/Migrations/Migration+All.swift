import SQLite

extension [Migration] {
    /// All steps of the schema, in their order.
    static let all: [Migration] = [.createBoard, .addVisitors, .addTextVersions]
}
