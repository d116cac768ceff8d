import Foundation
import Localization
import MVVM
import MVVMClient
import MVVMTesting
import Testing

@Suite("What a program makes itself")
struct LocalizedTests {
    /// Bundles of two modules, each with its own words.
    private let folder: TemporaryFolder
    private let bundles: [Bundle]

    init() throws {
        folder = try TemporaryFolder()
        let bare = "en:\n  TallyViewModel:\n    title: Tally\n"
        try folder.write(
            """
            en:
              TallyViewModel:
                title: Tally
                steps: [Count, Send]
                Mood: { calm: Calm, busy: "%{count} at once" }
                summary: { plural: count, one: "%{count} vote", other: "%{count} votes" }
            es:
              TallyViewModel:
                title: Recuento
                steps: [Contar, Enviar]
                Mood: { calm: Tranquilo, busy: "%{count} a la vez" }
                summary: { plural: count, one: "%{count} voto", many: "%{count} de votos", other: "%{count} votos" }

            """, to: "Votes.resources/Localization/Votes/TallyViewModel.yml")
        try folder.write(
            "en: { TallyPartViewModel: { label: Part } }\nes: { TallyPartViewModel: { label: Parte } }\n",
            to: "Parts.resources/Localization/TallyPartViewModel.yml")
        try folder.write(bare, to: "Empty.resources/other.yml")
        let root = URL(fileURLWithPath: folder.path)
        bundles = try ["Votes", "Parts", "Empty"].map {
            try #require(Bundle(url: root.appendingPathComponent("\($0).resources")))
        }
    }

    private func environment(_ languages: String...) -> MVVMEnvironment {
        MVVMEnvironment(
            resourceBundles: bundles, deploymentURLs: [Deployment: MVVMEnvironment.URLPackage](),
            preferredLocales: languages)
    }

    private func tally(_ languages: String...) throws -> TallyViewModel {
        let english = try #require(LocaleTag("en"))
        var mvvmEnv = environment()
        mvvmEnv.preferredLocales = languages
        let catalogs = try mvvmEnv.catalogs(for: [TallyViewModel.self, TallyViewModel.Mood.self], source: english)
        return try TallyViewModel.stub().localized(by: mvvmEnv.localizer(of: catalogs, timeZone: .gmt))
    }

    @Test("is localized by the catalogs of its bundles, in the language that it prefers")
    func words() throws {
        let tally = try tally("es_MX.UTF-8", "en")
        #expect(try tally.title.localizedString == "Recuento")
        #expect(try tally.summary.localizedString == "1234 votos")
        #expect(try tally.steps.localizedArray == ["Contar", "Enviar"])
        #expect(try tally.mood.localizedString == "3 a la vez")
        #expect(try tally.parts.map { try $0.label.localizedString } == ["Parte", "Parte"])
        #expect(try tally.named["a"]?.label.localizedString == "Parte")
        #expect(try self.tally("fr").title.localizedString == "Tally")
    }

    @Test("keeps its values beside their texts")
    func values() throws {
        let tally = try tally("en")
        #expect(tally.count == 1_234)
        #expect(tally.votes.value == 1_234)
        #expect(try tally.votes.localizedString == "1,234")
        #expect(tally.since.value == StubClock.now)
        #expect(try tally.since.localizedString == "Mar 14, 2026")
        #expect(try tally.price.localizedString == "€19.90")
        #expect(tally.price.value == Decimal(string: "19.9"))
        #expect(tally.id == .stub())
        #expect(tally.note == nil)
        #expect(tally.outcome == .shared(TallyViewModel.stub().parts[0].id))
    }

    @Test("is said as a server says it: a second time changes nothing")
    func twice() throws {
        let english = try #require(LocaleTag("en"))
        let mvvmEnv = environment("en")
        let catalogs = try mvvmEnv.catalogs(for: [TallyViewModel.self, TallyViewModel.Mood.self], source: english)
        let localizer = mvvmEnv.localizer(of: catalogs, timeZone: .gmt)
        let once = try TallyViewModel.stub().localized(by: localizer)
        #expect(try once.localized(by: localizer) == once)
    }

    @Test("has to have all of its words, and tells the file that lacks them")
    func missing() throws {
        let english = try #require(LocaleTag("en"))
        var mvvmEnv = environment("en")
        mvvmEnv.resourceBundles = [bundles[0]]
        do throws(CatalogMistakes) {
            _ = try mvvmEnv.catalogs(for: [TallyViewModel.self, TallyViewModel.Mood.self], source: english)
            Issue.record("the words of TallyPartViewModel are missing")
        } catch {
            #expect(
                error.mistakes.map(\.message) == [
                    "no file has the words of 'TallyPartViewModel': 'label'; this one should"
                ])
            #expect(error.mistakes[0].file.hasSuffix("Localization/Votes/TallyPartViewModel.yml"))
        }
    }
}
