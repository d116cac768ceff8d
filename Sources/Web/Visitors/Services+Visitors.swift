import Foundation
import MVVMServer

// The visitor's own records, by whom the site knows; nobody has none.
extension Services {
    func ideas(votedForBy visitor: SiteVisitor?) async throws -> Set<UUID> {
        guard let visitor else { return [] }
        return try await votes.ideas(votedForBy: visitor.id)
    }
}
