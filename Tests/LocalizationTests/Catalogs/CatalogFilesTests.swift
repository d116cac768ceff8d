import Foundation
import MVVM
import Testing

@testable import Localization

@Suite("The files of the catalogs")
struct CatalogFilesTests {
    @Test("A language that CLDR has no plural rules for has texts, but no plurals: each number would get the same form")
    func noRules() throws {
        let forms = "{ plural: count, other: \"%{count} votes\" }"
        let afar = CatalogText.english.replacing("en:", with: "aa:").replacing(
            #"summary: { plural: count, =0: "No votes", one: "%{count} vote", other: "%{count} votes" }"#,
            with: "summary: \(forms)")
        let files = ["en.yml": CatalogText.english, "aa.yml": afar]
        #expect(
            try TemporaryCatalogs(files).mistakes([VoteViewModel.self]) == [
                "aa.yml:4:5: 'VoteViewModel.summary' has plural forms, and no plural rules of 'aa' can be loaded"
            ])
        let text = afar.replacing(forms, with: "\"Votes: %{count}\"")
        #expect(try TemporaryCatalogs(files.merging(["aa.yml": text]) { $1 }).mistakes([VoteViewModel.self]) == [])
    }

    @Test("A type that no file names is one mistake, where its file belongs: with its feature")
    func missingType() throws {
        let types: [any PropertyVisitable.Type] = [VoteViewModel.self, VoteStepsViewModel.self]
        let files = ["Votes/en.yml": CatalogText.english, "Votes/es.yml": CatalogText.spanish]
        let complaint = "no file has the words of 'VoteStepsViewModel': 'one', 'two', 'three', …; this one should"
        // The feature of the type whose name begins alike.
        #expect(
            try TemporaryCatalogs(files).mistakes(types) == ["Votes/VoteStepsViewModel.yml:1:1: \(complaint)"])
        // What the site knows by its templates comes first.
        let asked = try TemporaryCatalogs(files).mistakes(types) { $0 == "VoteStepsViewModel" ? "Steps" : nil }
        #expect(asked == ["Steps/VoteStepsViewModel.yml:1:1: \(complaint)"])
    }

    @Test(
        "A file that ends in anything but '.yml' is no catalog, and one that nearly does is refused",
        arguments: ["yaml", "YML"])
    func fileName(_ ending: String) throws {
        let files = ["en.yml": CatalogText.english, "notes.txt": "", ".hidden.yml": "no catalog", "es.\(ending)": ""]
        #expect(
            try TemporaryCatalogs(files).mistakes([VoteViewModel.self]) == [
                "es.\(ending):1:1: a catalog's name ends in '.yml'"
            ])
    }

    @Test("A file that cannot be read is refused, and hides no mistake of another one")
    func unreadable() throws {
        let catalogs = try TemporaryCatalogs(["en.yml": CatalogText.english.replacing("title: Vote", with: "title: ''")]
        )
        try FileManager.default.createSymbolicLink(
            at: catalogs.folder.appending(path: "gone.yml"),
            withDestinationURL: catalogs.folder.appending(path: "nowhere"))
        let mistakes = catalogs.mistakes([VoteViewModel.self])
        #expect(mistakes.count == 2)
        #expect(mistakes.first == "en.yml:3:12: the text is empty")
        #expect(mistakes.last?.hasPrefix("gone.yml:1:1: the file cannot be read") == true)
    }
}

@ViewModel
private struct VoteStepsViewModel {
    @LocalizedString var one
    @LocalizedString var two
    @LocalizedString var three
    @LocalizedString var four
    var vmId: ViewModelId = .init(type: Self.self)
    init() {}
    static func stub() -> Self { .init() }
}
