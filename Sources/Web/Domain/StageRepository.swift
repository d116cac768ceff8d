/// The stages of the board, wherever they are kept.
protocol StageRepository: Sendable {
    /// In the order of `(position, id)`.
    func stages() async throws -> [Stage]
}
