import Testing

@Suite("The house rules")
struct HouseRulesTests {
    /// Read once for all rules.
    private static let files = Result { try Tree().files }

    @Test("hold in this tree", arguments: Rule.all)
    func hold(rule: Rule) throws {
        for finding in rule.findings(try Self.files.get()) {
            Issue.record("\(finding)")
        }
    }

    @Test("are read against a tree that is there")
    func tree() throws {
        let paths = try Self.files.get().map(\.path)
        #expect(paths.contains("Package.swift"))
        #expect(paths.contains("Tests/HouseRulesTests/HouseRulesTests.swift"))
        #expect(!paths.contains { $0.contains(".build/") })
    }

    @Test("know every module of the sources")
    func rows() throws {
        let sources = try Self.files.get().filter { $0.isSwift && $0.isIn("Sources") }
        #expect(Set(sources.compactMap(\.module)).isSubset(of: ImportTable.rows.keys))
    }
}
