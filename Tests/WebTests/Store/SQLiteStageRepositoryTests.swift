import Foundation
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
}
