import Foundation

/// axe-core, as `make a11y` fetches it.
enum AxeScript {
    /// Where it lies, by `VITRINE_AXE`; nil leaves its tests out.
    static let path = ProcessInfo.processInfo.environment["VITRINE_AXE"]

    /// Runs WCAG 2.2 up to AA and returns the violations. The size of targets is a rule that axe leaves off otherwise.
    static func text() throws -> String {
        guard let path else { return "return ['VITRINE_AXE is not set']" }
        return try String(contentsOfFile: path, encoding: .utf8) + ";\n" + run
    }

    private static let run = """
        // What is on its way between two colours has neither.
        const moving = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().iterations !== Infinity)
        return Promise.allSettled(moving.map(({ finished }) => finished)).then(() => axe.run(document, {
            runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
            rules: { 'target-size': { enabled: true } }
        })).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`)))
        """
}
