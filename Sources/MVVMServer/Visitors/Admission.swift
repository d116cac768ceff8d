/// The visitor of one write: known already, or admitted when the controller first needs somebody to write for.
actor Admission {
    private var visitor: SiteVisitor?
    private let token: SessionToken?
    private let directory: (any VisitorDirectory)?

    init(_ arrival: Arrival, into directory: (any VisitorDirectory)?) {
        visitor = arrival.visitor
        token = arrival.token
        self.directory = directory
    }

    /// - Returns: nil for whoever brought no token of ours: nobody would know them again.
    func admit() async throws -> SiteVisitor? {
        guard visitor == nil, let token, let directory else { return visitor }
        visitor = try await directory.admit(session: token.hash)
        return visitor
    }
}
