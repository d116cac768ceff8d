import Foundation
import Glibc
import Mustache
import Testing

@Suite("Hostile templates and values")
struct HostileInputTests {
    @Test("sections nest to 64 levels; 10,000 are a mistake with its place")
    func nests() throws {
        let deep = String(repeating: "{{#a}}", count: 64) + "x" + String(repeating: "{{/a}}", count: 64)
        #expect(try render(deep, .object([("a", .flag(true))])) == "x")
        #expect(try render(deep, .object([("a", .object([]))])) == "x")
        let error = #expect(throws: TemplateMistakes.self) {
            try Template(name: "page", source: String(repeating: "{{#a}}", count: 10_000))
        }
        #expect(
            error?.errors.map(\.description).first?.hasPrefix("page:1:385: tags nest deeper than 64 levels") == true)
    }

    @Test("the deepest templates and values fit a thread's stack of 512 KB")
    func fitsStack() async throws {
        var partials: [String: String] = [:]
        for level in 0..<250 { partials["p\(level)"] = "{{#a}}{{>p\(level + 1)}}{{/a}}" }
        partials["p250"] = "{{#a}}{{>p250}}{{/a}}"
        let templates = partials
        let outcomes = await withCheckedContinuation { continuation in
            let thread = Thread {
                var value = DynamicValue.object([("a", .text("leaf"))])
                for _ in 0..<300 { value = .object([("a", .list([value]))]) }
                let wide = Result { try render("{{>p0}}", value, partials: templates) }
                let recursive = Result { try render("{{>p250}}", value, partials: templates) }
                continuation.resume(returning: ["\(wide)", "\(recursive)"])
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
        #expect(outcomes[0].contains("nest deeper than 100 levels"))
        #expect(outcomes[1].contains("tooDeep"))
    }

    @Test("partials inside each other beyond the limit are a mistake with its place")
    func nestsPartials() throws {
        var partials: [String: String] = [:]
        for level in 0..<1000 { partials["p\(level)"] = "{{>p\(level + 1)}}" }
        let error = #expect(throws: TemplateMistakes.self) { try render("{{>p0}}", partials: partials) }
        #expect(error?.errors.first?.message.contains("nest deeper than 100 levels") == true)
    }

    @Test("a partial that contains itself without end is an error")
    func recursesWithoutEnd() throws {
        #expect(throws: RenderError.tooDeep) { try render("{{>p}}", partials: ["p": "{{>p}}"]) }
        #expect(throws: RenderError.tooDeep) {
            try render("{{>*p}}", .object([("p", .text("q"))]), partials: ["q": "{{>*p}}"])
        }
        #expect(throws: RenderError.tooDeep) {
            try render("{{p}}", .object([("p", .lambda { _ in "{{p}}" })]))
        }
    }

    @Test(
        "anything, repeated, is read and bound in linear time",
        arguments: [
            "{", "{{", "{{#a}}{{/a}}", "{{!", "{{/a}}", "{{a}}\n", " ", "\n", "{{=<% %>=}}<%={{ }}=%>",
            "  {{#a}}\n{{/a}}\n",
            "{{<a}}{{$b}}{{/b}}{{/a}}", "<p title=\"{{a}}\">", "}}", "&", "é",
        ])
    func isLinear(_ piece: String) throws {
        func cost(_ bytes: Int) -> UInt64 {
            let source = String(repeating: piece, count: bytes / piece.utf8.count)
            // The least of three: what disturbs a measurement only adds to it.
            return (0..<3).reduce(.max) { least, _ in
                let start = threadTime()
                // Either outcome is right; that it comes is what counts.
                _ = Result { try mistakes(source) }
                return min(least, threadTime() - start)
            }
        }
        // The work of this thread alone, whatever else the machine does: for 16 times the text it is 16 times as much if it is
        // linear, and 256 times if it is quadratic.
        #expect(cost(128_000) < cost(8_000) * 64)
    }

    /// Nanoseconds for which this thread has run.
    private func threadTime() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    @Test("a template of a megabyte is rendered")
    func isLarge() throws {
        let tags = String(repeating: "<p class=\"note\">{{a}}</p>\n", count: 40_000)
        #expect(try render(tags, .object([("a", .text("·"))])).utf8.count == 40_000 * 23)
        let text = String(repeating: "<p class=\"note\">·</p>\n", count: 40_000)
        #expect(try render("{{=| |=}}" + text) == text)
    }

    @Test("random bytes and random grammar are a result or mistakes with places", arguments: 0..<200)
    func isRandom(_ seed: Int) throws {
        var random = SplitMix(seed: UInt64(seed))
        let pieces = [
            "{{", "}}", "{{#a}}", "{{/a}}", "{{^a}}", "{{$b}}", "{{/b}}", "{{<p}}", "{{/p}}", "{{>p}}", "{{>*a}}",
            "{{=| |=}}",
            "|a|", "{{a.b}}", "{{.}}", "\n", "\r\n", "  ", "<a href=\"", "\"", ">", "<script>", "</script>", "<!--",
            "-->", "=",
            "'", "&", "é", "x", "\u{0}", "{{{a}}}", "{{! c }}",
        ]
        var bytes: [UInt8] = []
        for _ in 0..<60 {
            if seed.isMultiple(of: 2) {
                bytes += Array(pieces[Int(random.next() % UInt64(pieces.count))].utf8)
            } else {
                bytes.append(UInt8(truncatingIfNeeded: random.next()))
            }
        }
        do {
            let template = try Template(name: "p", source: bytes)
            let value = DynamicValue.object([("a", .list([.text("x"), .object([("b", .text("p"))])]))])
            do {
                _ = try Program(unbound: template, partials: ["p": template]).render(value)
            } catch RenderError.tooDeep {}
            _ = try Binder([template]).bind("p", to: Board.schema).render(Board())
        } catch let mistakes as TemplateMistakes {
            for error in mistakes.errors { #expect(error.line > 0 && error.column > 0 && !error.message.isEmpty) }
        }
    }
}
