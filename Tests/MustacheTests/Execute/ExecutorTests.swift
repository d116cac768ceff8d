import Mustache
import Testing

@Suite("Executing")
struct ExecutorTests {
    @Test("numbers are written in digits, all of one to five and the extremes")
    func writesNumbers() throws {
        let program = try Program(unbound: Template(name: "page", source: "{{.}}"))
        for number in Array(0...10_100) + [-7, -10_000, 12_345_678, .max, .max - 1, .min] {
            let text = String(decoding: try program.render(DynamicValue.integer(number)), as: UTF8.self)
            #expect(text == "\(number)")
        }
    }

    @Test("escaping finds each special byte, and leaves its neighbours, at each position of a word")
    func escapesEverywhere() throws {
        let entities = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
            .merging(["#", "$", "%", "(", "=", "?", "!", ";"].map { ($0, $0) }, uniquingKeysWith: { $1 })
        for (special, entity) in entities {
            for length in 0..<20 {
                for position in 0...length {
                    let before =
                        String(repeating: "é", count: position / 2) + String(repeating: "a", count: position % 2)
                    let after = String(repeating: "z", count: length - position)
                    #expect(try render("{{.}}", .text(before + special + after)) == before + entity + after)
                }
            }
        }
    }

    @Test("an executor is reused, and its buffer grows")
    func isReused() throws {
        let executor = Executor()
        let long = String(repeating: "<", count: 100_000)
        #expect(try render("{{.}}", .text(long), with: executor).utf8.count == 400_000)
        #expect(try render("{{.}}", .text("x"), with: executor) == "x")
    }

    @Test("a page is whole whatever the sizes of the pages before it were")
    func changesSize() throws {
        let executor = Executor()
        for count in [0, 1, 100_000, 3, 20_000, 20_001, 40_000, 0, 16_384, 16_385, 70_000] {
            let text = String(repeating: "x", count: count)
            #expect(try render("{{.}}", .text(text), with: executor) == text)
            #expect(try render("<p>{{.}}&</p>", .text(text), with: executor) == "<p>\(text)&</p>")
        }
    }

    @Test("an executor that is in use renders nothing else")
    func isInUse() throws {
        struct Nested: Context {
            let program: Program
            func slot(for name: String) -> Int? { 0 }
            func visit(_ slot: Int, with executor: Executor) {
                #expect(throws: RenderError.executorInUse) { _ = try program.render("x", with: executor) }
                executor.text("a")
            }
        }
        let program = try Program(unbound: Template(name: "page", source: "{{a}}"))
        let executor = Executor()
        #expect(try program.render(Nested(program: program), with: executor) == Array("a".utf8))
        _ = try program.render("x", with: executor) { _ in
            #expect(throws: RenderError.executorInUse) { _ = try program.render("x", with: executor) }
        }
    }

    @Test("an answer that no visit asked for does nothing")
    func isLate() throws {
        let executor = Executor()
        let program = try Program(unbound: Template(name: "page", source: "{{#a}}{{b}}{{/a}}"))
        #expect(try program.render(DynamicValue.object([("a", .object([]))]), with: executor) == [])
        executor.object("x")
        executor.text("x")
        #expect(executor.beginList(count: 1) == false)
        executor.element("x")
    }

    @Test("a lambda that returns no template is an error with its mistakes")
    func lambdaFails() throws {
        let error = #expect(throws: RenderError.self) {
            try render("{{#a}}x{{/a}}", .object([("a", .lambda { _ in "{{#b}}" })]))
        }
        guard case .mistakes(let mistakes) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(mistakes.errors.map(\.message) == ["“{{#b}}” is not closed"])
    }
}
