import Mustache
import Testing

@Suite("Random templates over random values")
struct ComparisonTests {
    @Test("bound, folded and unbound programs give what the simplest renderer gives", arguments: 0..<200)
    func agrees(_ seed: Int) throws {
        var templates = RandomTemplate(seed: seed)
        let nodes = templates.nodes()
        let bound = try bind(nodes.source)
        let unbound = try Program(unbound: Template(name: "page", source: nodes.source))
        let executor = Executor()
        for seed in 0..<5 {
            let board = Board(seed: seed)
            let expected = Reference.render(nodes, [board.dynamic])
            let folded = bound.folding { $0 == 7 ? Array(board.shell.search.utf8) : nil }
            for program in [bound, folded, unbound] {
                #expect(String(decoding: try program.render(board, with: executor), as: UTF8.self) == expected)
            }
            #expect(String(decoding: try unbound.render(board.dynamic, with: executor), as: UTF8.self) == expected)
        }
    }
}
