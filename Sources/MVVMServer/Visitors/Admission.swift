/// The visitor of one write: known by the cookie, or admitted when the controller first needs somebody to write for.
actor Admission {
    private var visitor: SiteVisitor?
    /// Of the session that was opened here; nil where nobody was admitted.
    private(set) var token: SessionToken?
    private let directory: (any VisitorDirectory)?
    /// Whether the answer can bring a session, so that the visitor comes back.
    let keepsSession: Bool

    init(_ visitor: SiteVisitor?, into directory: (any VisitorDirectory)?, keepsSession: Bool) {
        self.visitor = visitor
        self.directory = directory
        self.keepsSession = keepsSession
    }

    func admit() async throws -> SiteVisitor {
        if let visitor { return visitor }
        guard let directory else { throw NoVisitors() }
        let token = SessionToken()
        let admitted = try await directory.admit(session: token.hash)
        self.token = token
        visitor = admitted
        return admitted
    }
}
