import Foundation
import Testing

@testable import Web

@Suite("The visitors in the store")
struct SQLiteVisitorRepositoryTests {
    private let store: TestStore
    private let hash = [UInt8](repeating: 7, count: 32)

    init() throws {
        store = try TestStore()
    }

    @Test("are found by the hash of their session, and by nothing else")
    func session() async throws {
        let visitor = try await store.visitors.admit(session: hash)
        #expect(try await store.visitors.visitor(ofSession: hash) == visitor)
        #expect(try await store.visitors.visitor(ofSession: [UInt8](repeating: 8, count: 32)) == nil)
        #expect(try await store.visitors.visitor(ofSession: []) == nil)
    }

    @Test("keep their settings, and forget those that were taken back")
    func settings() async throws {
        var visitor = try await store.visitors.admit(session: hash)
        visitor.displayName = "Amal"
        visitor.locale = "ar"
        visitor.timeZone = "Europe/Madrid"
        visitor.theme = .dark
        try await store.visitors.save(visitor)
        #expect(try await store.visitors.visitor(ofSession: hash) == visitor)
        try await store.visitors.save(Web.Visitor(id: visitor.id))
        #expect(try await store.visitors.visitor(ofSession: hash) == Web.Visitor(id: visitor.id))
    }

    @Test("are made once for one session, however many first writes come at once")
    func admission() async throws {
        let (visitors, hash) = (store.visitors, hash)
        let ids = try await withThrowingTaskGroup(of: UUID.self) { group in
            for _ in 0..<100 { group.addTask { try await visitors.admit(session: hash).id } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(ids.count == 1)
    }

    @Test("keep the first name that they gave")
    func name() async throws {
        let visitor = try await store.visitors.admit(session: hash)
        #expect(try await store.visitors.name(of: visitor.id, orElse: "") == nil)
        #expect(try await store.visitors.name(of: visitor.id, orElse: "Ada") == "Ada")
        #expect(try await store.visitors.name(of: visitor.id, orElse: "Grace") == "Ada")
        #expect(try await store.visitors.visitor(ofSession: hash)?.displayName == "Ada")
    }
}
