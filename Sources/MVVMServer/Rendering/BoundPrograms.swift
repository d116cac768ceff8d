import Localization
import MVVM
import Mustache

/// The programs of a site's templates, bound to their view models and folded for one locale.
struct BoundPrograms: Sendable {
    struct Page: Sendable {
        let whole: Program
        /// What a fragment request swaps in.
        let fragment: Program
    }

    var pages: [ObjectIdentifier: Page] = [:]
    var components: [ObjectIdentifier: Program] = [:]

    /// The same programs with the locale's constant texts melted into the literals around them.
    ///
    /// - Parameter constants: whose words each constant's number stands for.
    func folded(
        for localizer: Localizer, constants: [(type: any PropertyVisitable.Type, index: Int)]
    ) -> BoundPrograms {
        var texts: [[UInt8]?] = []
        for (type, index) in constants {
            texts.append(localizer.constant(message: index, of: type).map { Array($0.utf8) })
        }
        return BoundPrograms(
            pages: pages.mapValues { page in
                Page(whole: page.whole.folding { texts[$0] }, fragment: page.fragment.folding { texts[$0] })
            },
            components: components.mapValues { $0.folding { texts[$0] } })
    }
}
