/// Who a request comes from, as far as its cookie says.
struct Arrival: Sendable {
    /// nil for whoever has not written anything here yet.
    let visitor: SiteVisitor?
    /// The session that a first write opens; nil for whoever brought none of ours.
    let token: SessionToken?
    /// Whether a page that answers hands out a token.
    let needsToken: Bool

    init(visitor: SiteVisitor? = nil, token: SessionToken? = nil, needsToken: Bool = false) {
        self.visitor = visitor
        self.token = token
        self.needsToken = needsToken
    }

    /// The cookie could not be looked up, and stays as it is.
    static let unread = Arrival()
}
