import Foundation

/// An idea stands in a stage that the board does not have: the store is damaged.
struct MissingStage: Error {
    let id: UUID
}
