import Foundation
import MVVMServer

// The visitor's own records, by whom the site knows; nobody has none.
extension Services {
    func visitor(_ visitor: SiteVisitor?) async throws -> Visitor? {
        guard let visitor else { return nil }
        return try await visitors.visitor(visitor.id)
    }

    func ideas(votedForBy visitor: SiteVisitor?) async throws -> Set<UUID> {
        guard let visitor else { return [] }
        return try await votes.ideas(votedForBy: visitor.id)
    }
}
