import Foundation
import MVVM
import Testing

@testable import Localization

@Suite("What is kept because visitors asked for it")
struct BoundedCacheTests {
    @Test("is made once, and never grows beyond its limit")
    func limit() {
        let cache = BoundedCache<Int, Int>(limit: 10)
        for number in 0..<1_000 {
            #expect(cache.value(for: number) { number * 2 } == number * 2)
            #expect(cache.value(for: number) { -1 } == number * 2)
            #expect(cache.count <= 10)
        }
    }

    @Test("gives many visitors at once each their own answer")
    func concurrent() async {
        let english = LocaleTag(language: "en")
        let supported = [english, LocaleTag(language: "es"), LocaleTag(language: "ar")]
        let negotiator = LocaleNegotiator(supported: supported, default: english)
        await withTaskGroup(of: (Int, LocaleTag).self) { group in
            for number in 0..<3_000 {
                group.addTask {
                    // Some headers are the same again and again, some are new each time.
                    let tag = supported[number % 3].description
                    let other = number % 2 == 0 ? "xx" : "x\(number % 26)"
                    return (number, negotiator.best(for: [(tag: other, quality: 900), (tag: tag, quality: 800)]))
                }
            }
            for await (number, chosen) in group { #expect(chosen == supported[number % 3]) }
        }
    }
}
