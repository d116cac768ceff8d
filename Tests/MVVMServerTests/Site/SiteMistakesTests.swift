import Foundation
import Localization
import Mustache
import Testing

@testable import MVVMServer

@Suite("The mistakes of a site")
struct SiteMistakesTests {
    /// The first line of each, with its file as the site's root has it.
    private func mistakes(with files: [String: String?], stubs: Bool = false) -> [String] {
        do {
            _ = try TinySite(files: files, stubs: stubs)
            return []
        } catch let error as SiteMistakes {
            let all = error.templates.map(\.description) + error.catalogs.map(\.description)
            return all.map { String($0.prefix { $0 != "\n" }).replacing(#/^\/\S*\/(?=Templates|Resources)/#, with: "") }
        } catch {
            return ["another error: \(error)"]
        }
    }

    private let wrongName =
        "{{<Shared/LayoutView}}\n{{$main}}\n<h1>{{pageTitel}}</h1>\n{{/main}}\n{{/Shared/LayoutView}}\n"

    @Test("are told in one start, those of templates by file and place, then those of words")
    func everything() {
        let catalogs = TinyFiles.catalogs.replacing("pageTitle: Ideas\n", with: "pageTitle: Ideas\n    subtitle: All\n")
        let mistakes = mistakes(with: [
            "Templates/Ideas/IdeaSheetView.mustache": wrongName,
            "Templates/Ideas/IdeaFormView.mustache": wrongName + "{{b",
            "Templates/Ideas/IdeaListView.mustache": wrongName, "Resources/Localization/Ideas/Tiny.yml": catalogs,
        ])
        #expect(
            mistakes.map { $0.prefix { $0 != " " } } == [
                "Templates/Ideas/IdeaFormView.mustache:6:1:", "Templates/Ideas/IdeaListView.mustache:3:7:",
                "Templates/Ideas/IdeaSheetView.mustache:3:7:", mistakes.last?.prefix { $0 != " " },
            ])
        #expect(mistakes.last?.contains("Tiny.yml:4:5: ") == true)
        #expect(mistakes.last?.contains("subtitle") == true)
    }

    @Test("include a template that a deployment cut off")
    func empty() {
        #expect(
            mistakes(with: ["Templates/Ideas/IdeaListView.mustache": ""])
                .contains("Templates/Ideas/IdeaListView.mustache:1:1: the template is empty"))
    }

    @Test("include a template that nothing reaches")
    func orphan() {
        let mistakes = mistakes(with: ["Templates/Ideas/OldView.mustache": "<p></p>\n"])
        #expect(
            mistakes == [
                "Templates/Ideas/OldView.mustache:1:1: no view model is shown by this template, and no other template "
                    + "inserts it"
            ])
    }

    @Test(
        "name the template that is missing, in the folder of its words, else at the top",
        arguments: [
            ("Templates/Stubs/StubPreviewView.mustache", "StubPreviewViewModel"),
            ("Templates/Shared/ToastView.mustache", "IdeaPostErrorViewModel"),
            ("Templates/IdeaSheetView.mustache", "IdeaSheetViewModel"),
        ])
    func missingTemplate(path: String, model: String) {
        let files = [path: nil as String?, "Templates/Ideas/IdeaSheetView.mustache": nil as String?]
        let mistakes = mistakes(with: files, stubs: true)
        #expect(mistakes.contains("\(path):1:1: the template of \(model) is missing"))
    }

    @Test("include the layout of fragments, where a page has the layout: a script would get all of the page")
    func missingFragmentLayout() {
        let path = "Templates/Shared/FragmentView.mustache"
        let what = "the layout of fragments, which stands in for Shared/LayoutView,"
        #expect(mistakes(with: [path: nil as String?]) == ["\(path):1:1: \(what) is missing"])
    }

    @Test("name their files from the working directory where they lie below it, else whole", arguments: [true, false])
    func names(isBelow: Bool) throws {
        let here = FileManager.default.currentDirectoryPath
        let root = URL(fileURLWithPath: isBelow ? "\(here)/Board" : "/srv/board", isDirectory: true)
        #expect(root.shown("Templates/A.mustache") == (isBelow ? "Board" : "/srv/board") + "/Templates/A.mustache")
        #expect(URL(fileURLWithPath: here).shown("Templates/A.mustache") == "Templates/A.mustache")
    }

    @Test("name the catalog that is missing, in the folder of its feature, once for all of its words")
    func missingCatalog() {
        let path = "Resources/Localization/Stubs/StubPreviewViewModel.yml"
        let mistakes = mistakes(with: [path: nil as String?], stubs: true)
        #expect(mistakes.count == 1)
        #expect(mistakes.first?.contains("\(path):1:1: no file has the words of 'StubPreviewViewModel'") == true)
    }

    @Test("leave out what depends on a template that cannot be read")
    func broken() {
        let mistakes = mistakes(with: [
            "Templates/Shared/LayoutView.mustache": "<p>\n{{#shell}}\n",
            "Templates/Ideas/PartView.mustache": "<p></p>\n",
        ])
        #expect(mistakes.count == 1)
        #expect(mistakes.first?.hasPrefix("Templates/Shared/LayoutView.mustache:2:1: ") == true)
    }
}
