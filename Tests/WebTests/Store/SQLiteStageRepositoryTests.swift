import Foundation
import SQLite
import Testing

@testable import Web

@Suite("The stages")
struct SQLiteStageRepositoryTests {
    @Test("are seeded by kind, in order, without a word")
    func seeded() async throws {
        let stages = try await TestStore().stages.stages()
        #expect(stages.map(\.kind) == StageKind.allCases)
        #expect(stages.map(\.name) == [nil, nil, nil, nil, nil])
        #expect(stages.map(\.position) == [1, 2, 3, 4, 5])
    }

    @Test("have the same ids in every file, of version 7")
    func ids() async throws {
        let first = try await TestStore().stages.stages().map(\.id)
        let second = try await TestStore().stages.stages().map(\.id)
        #expect(first == second)
        #expect(first.allSatisfy { $0.uuid.6 >> 4 == 7 && $0.uuid.8 >> 6 == 0b10 })
    }

    @Test("of a kind that this program does not know are an error, not another kind")
    func unknownKind() async throws {
        let store = try TestStore()
        try await store.database.write { _ = try $0.run("UPDATE stage SET kind = 'archived' WHERE position = 5") }
        let error = await #expect(throws: SQLiteError.self) { try await store.stages.stages() }
        #expect(error?.message == "column 1 (kind) holds no StageKind")
    }
}
