import Foundation
import SQLite

/// Visitors and their sessions in the embedded database: each method is one transaction.
struct SQLiteVisitorRepository: VisitorRepository {
    let database: Database
    let clock: TimeSource
    let identifiers: IdentifierSource

    func visitor(ofSession tokenHash: [UInt8]) async throws -> Visitor? {
        try await database.read { try $0.visitor(ofSession: tokenHash) }
    }

    func admit(session tokenHash: [UInt8]) async throws -> Visitor {
        try await database.write { transaction in
            if let visitor = try transaction.connection.visitor(ofSession: tokenHash) { return visitor }
            let visitor = Visitor(id: identifiers.next())
            let now = clock.now()
            try transaction.run("INSERT INTO visitor (id, created_at) VALUES (?1, ?2)", visitor.id, now)
            try transaction.run(
                "INSERT INTO session (token_hash, visitor_id, created_at) VALUES (?1, ?2, ?3)", tokenHash, visitor.id,
                now)
            return visitor
        }
    }

    func save(_ visitor: Visitor) async throws {
        try await database.write { transaction in
            _ = try transaction.run(
                "UPDATE visitor SET display_name = ?2, locale = ?3, time_zone = ?4, theme = ?5 WHERE id = ?1",
                visitor.id, visitor.displayName, visitor.locale, visitor.timeZone, visitor.theme)
        }
    }

    func name(of id: UUID, orElse name: String) async throws -> String? {
        try await database.write { transaction in
            if !name.isEmpty {
                try transaction.run(
                    "UPDATE visitor SET display_name = ?2 WHERE id = ?1 AND display_name IS NULL", id, name)
            }
            let kept = try transaction.connection.first("SELECT display_name FROM visitor WHERE id = ?1", id) { row in
                try row[0] as String?
            }
            return kept ?? nil
        }
    }
}

extension Connection {
    fileprivate func visitor(ofSession tokenHash: [UInt8]) throws -> Visitor? {
        try first(
            """
            SELECT id, display_name, locale, time_zone, theme
            FROM visitor JOIN session ON visitor_id = id WHERE token_hash = ?1
            """, tokenHash, row: Visitor.init(row:))
    }
}
