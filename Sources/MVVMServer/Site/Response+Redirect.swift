import HTTP
import MVVM

extension Response {
    /// Leads elsewhere with GET (RFC 9110 §15.4.4).
    init(seeOther link: Link) throws(HTTPFailure) {
        self.init(.seeOther)
        try fields.set(.location, text: link.target)
    }
}
