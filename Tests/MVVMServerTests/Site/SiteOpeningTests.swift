import Localization
import MVVM
import MVVMTesting
import Mustache
import Testing

@testable import MVVMServer

@Suite("A site does not start")
struct SiteOpeningTests {
    private func message(with files: [String: String?]) -> String {
        do {
            _ = try TinySite(files: files)
            return "It started."
        } catch {
            return String(describing: error).replacing(#/(?m)^\/\S*\/(?=Templates|Resources)/#, with: "")
        }
    }

    @Test("with an unknown name in a template, and says where and which name was meant")
    func unknownName() {
        let message = message(with: [
            "Templates/Ideas/IdeaSheetView.mustache":
                "{{<Shared/LayoutView}}\n{{$main}}\n<h1>{{pageTitel}}</h1>\n{{/main}}\n{{/Shared/LayoutView}}\n"
        ])
        #expect(message.hasPrefix("Templates/Ideas/IdeaSheetView.mustache:3:7: "))
        #expect(message.contains("pageTitel"))
        #expect(message.contains("did you mean “pageTitle”?"))
    }

    @Test("without a page's template, or a layout's")
    func missingTemplate() {
        #expect(message(with: ["Templates/Ideas/IdeaFormView.mustache": nil]).contains("IdeaFormView"))
        #expect(message(with: ["Templates/Shared/LayoutView.mustache": nil]).contains("Shared/LayoutView"))
        #expect(message(with: ["Templates/Shared/ToastView.mustache": nil]).contains("Shared/ToastView"))
        #expect(message(with: ["Templates/Shared/TinyNoteView.mustache": nil]).contains("TinyNoteView"))
    }

    @Test("with a template that cannot be parsed, and tells all mistakes of all files at once")
    func syntax() {
        let message = message(with: [
            "Templates/Ideas/IdeaFormView.mustache": "{{#a}}", "Templates/Ideas/IdeaSheetView.mustache": "<p>\n{{b",
        ])
        #expect(message.contains("Templates/Ideas/IdeaFormView.mustache:1:1: "))
        #expect(message.contains("Templates/Ideas/IdeaSheetView.mustache:2:1: "))
    }

    @Test("with a word missing in one of its languages")
    func missingKey() {
        let catalogs = TinyFiles.catalogs.replacing("    pageTitle: Ideas de todos\n", with: "")
        let message = message(with: ["Resources/Localization/Ideas/Tiny.yml": catalogs])
        #expect(message.contains("IdeaListViewModel.pageTitle"))
        #expect(message.contains("es"))
    }

    @Test("with a word that nothing shows")
    func unusedKey() {
        let catalogs = TinyFiles.catalogs.replacing("pageTitle: Ideas\n", with: "pageTitle: Ideas\n    subtitle: All\n")
        let message = message(with: ["Resources/Localization/Ideas/Tiny.yml": catalogs])
        #expect(message.hasPrefix("Resources/Localization/Ideas/Tiny.yml:4:"))
        #expect(message.contains("subtitle"))
    }

    @Test("with a slot that no code fills")
    func unknownSlot() {
        let catalogs = TinyFiles.catalogs.replacing("%{count} in all", with: "%{cuont} in all")
        let message = message(with: ["Resources/Localization/Ideas/Tiny.yml": catalogs])
        #expect(message.contains("cuont"))
    }

    @Test("without its folders")
    func folders() {
        #expect(message(with: ["Public/app.css": nil]).contains("Public"))
    }
}
