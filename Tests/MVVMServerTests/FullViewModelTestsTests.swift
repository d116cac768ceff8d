import Foundation
import Localization
import MVVM
import Testing

@testable import MVVMServer
@testable import MVVMTesting

/// Everything wrong that a view model's checks look for, one property each.
@ViewModel
struct WrongViewModel {
    let random: ModelIdType
    let share: Double
    let vmId: ViewModelId

    static func stub() -> Self {
        let id = UUID()
        return .init(random: id, share: .nan, vmId: .init(id: id))
    }
}

@Suite("The checks of a view model")
struct FullViewModelTestsTests {
    private static func site(
        _ viewModels: any ViewModel.Type..., files: [String: String] = [:]
    ) throws -> (SiteUnderTest<TinyShellViewModel>, TemporaryFolder) {
        let folder = try TemporaryFolder()
        for (path, text) in try TinyFiles.all().compactMapValues({ $0 }).merging(files, uniquingKeysWith: { $1 }) {
            try folder.write(text, to: path)
        }
        try folder.write("", to: "Package.swift")
        let tiny: [any ViewModel.Type] = [
            IdeaListViewModel.self, IdeaSheetViewModel.self, IdeaFormViewModel.self, IdeaPostErrorViewModel.self,
            TinyNoteViewModel.self,
        ]
        let site = try SiteUnderTest(
            viewModels: tiny + viewModels, shell: TinyShellViewModel.self, testFile: folder.path("Tests/Some.swift"))
        return (site, folder)
    }

    @Test("find nothing in what is right: a page, an error, a part, and what only its parent shows")
    func right() throws {
        let (site, _) = try Self.site()
        #expect(site.locales.map(\.description) == ["en", "ar", "es"])
        expectFullViewModelTests(IdeaListViewModel.self, on: site)
        expectFullViewModelTests(IdeaSheetViewModel.self, on: site)
        expectFullViewModelTests(IdeaFormViewModel.self, on: site)
        expectFullViewModelTests(IdeaPostErrorViewModel.self, on: site)
        expectFullViewModelTests(TinyNoteViewModel.self, on: site)
        expectFullViewModelTests(TinyShellViewModel.self, on: site)
        expectFullViewModelTests(FailureViewModel.self, on: site)
        expectFullViewModelTests(FailureToastViewModel.self, on: site)
        expectFullViewModelTests(StubGalleryViewModel.self, on: site)
        expectFullViewModelTests(StubPreviewViewModel.self, on: site)
        expectFullViewModelTests(StubCanvasViewModel.self, on: site)
        expectFullViewModelTests(StubTokensViewModel.self, on: site)
        expectFullViewModelTests(StubRecordViewModel.self, on: site)
        expectFullViewModelTests(StubOperationsViewModel.self, on: site)
        expectFullViewModelTests(StubCallViewModel.self, on: site)
        #expect(try site.html(of: TinyShellViewModel.stub(), in: site.locales[0]) == nil)
    }

    @Test("find what is random or not read back")
    func wrong() throws {
        let (site, _) = try Self.site(WrongViewModel.self)
        let faults = FullViewModelTests(WrongViewModel.self, on: site).faults
        #expect(faults.count == 7)
        #expect(faults[0].hasPrefix("two stubs have the identities"))
        #expect(faults[1] == "[en] two stubs are not the same JSON")
        #expect(faults[2].hasPrefix("[en] the JSON is not read back"))
    }

    @Test("find markup that a browser would have to repair")
    func markup() throws {
        let (site, _) = try Self.site(files: ["Templates/Shared/TinyNoteView.mustache": "<p>{{message}}</div>\n"])
        let faults = FullViewModelTests(TinyNoteViewModel.self, on: site).faults
        #expect(faults.count == 3)
        #expect(faults.first?.hasPrefix("[en] the HTML needs repair, 1: ") == true)
    }

    @Test("are made for the caller's line")
    func issue() throws {
        let (site, _) = try Self.site(WrongViewModel.self)
        withKnownIssue {
            expectFullViewModelTests(WrongViewModel.self, on: site)
        } matching: { issue in
            issue.sourceLocation?.fileName == "FullViewModelTestsTests.swift"
        }
    }

    @Test("need a repository")
    func noRepository() {
        #expect(throws: NoRepository.self) {
            try SiteUnderTest(viewModels: [], shell: TinyShellViewModel.self, testFile: "/nowhere/Some.swift")
        }
    }
}
