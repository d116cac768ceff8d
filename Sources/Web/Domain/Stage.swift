import Foundation

/// A column of the board.
struct Stage: Identifiable, Hashable, Sendable {
    let id: UUID
    let kind: StageKind
    /// What somebody named it; `nil` until then, and the catalog names it by its kind.
    let name: String?
    /// Stages sort by `(position, id)`.
    let position: Int
}
