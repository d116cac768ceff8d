import CAllocations
import Foundation
import MVVM

/// What is measured of the board; prints a name and a number a line.
struct Measurements {
    let site: Site
    private let source: BoardSource

    init() throws {
        source = try BoardSource(file: "board.json")
        site = try Site(root: "Root", board: try source.viewModel(), userName: source.userName)
    }

    /// Microseconds of a page, of the same as JSON, of Foundation's encoder on ready strings, and of copying the page's bytes.
    func time(seconds: Double) throws {
        print("html", try Stopwatch.microseconds(for: seconds) { _ = try site.html })
        print("json", Stopwatch.microseconds(for: seconds) { _ = site.json })
        let plain = site.plain
        let encoder = JSONEncoder()
        print("encoder", try Stopwatch.microseconds(for: seconds) { _ = try encoder.encode(plain) })
        let page = try site.html
        var copy = page
        let time = Stopwatch.microseconds(for: seconds) {
            copy.withUnsafeMutableBytes { copy in page.withUnsafeBytes { copy.copyMemory(from: $0) } }
        }
        print("memcpy", time)
        precondition(copy == page)
    }

    /// Microseconds of boards of different sizes, both faces.
    func growth(seconds: Double) throws {
        for count in [0, 10, 100, 1_000, 10_000] {
            var larger = site
            larger.board = try source.viewModel(cards: count)
            let html = try Stopwatch.microseconds(for: seconds) { _ = try larger.html }
            let json = Stopwatch.microseconds(for: seconds) { _ = larger.json }
            print("html-\(count)", html)
            print("json-\(count)", json)
        }
    }

    /// How often one page asks for memory, once the first ones are done.
    func allocations() throws {
        precondition(allocations_are_counted(), "Build with COUNT_ALLOCATIONS.")
        for count in [10, 100, 1_000, 10_000] {
            var larger = site
            larger.board = try source.viewModel(cards: count)
            print("html-\(count)", try Self.allocations { _ = try larger.html })
            print("json-\(count)", Self.allocations { _ = larger.json })
        }
    }

    private static func allocations(_ body: () throws -> Void) rethrows -> UInt {
        for _ in 0..<3 { try body() }
        let before = allocation_count()
        try body()
        return allocation_count() - before
    }
}
