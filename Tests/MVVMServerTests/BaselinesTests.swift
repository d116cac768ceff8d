import Foundation
import Localization
import MVVM
import MVVMServer
import Testing

@testable import MVVMTesting

@Suite("The baselines of a view model")
struct BaselinesTests {
    private let folder: TemporaryFolder
    private let site: SiteUnderTest<TinyShellViewModel>

    init() throws {
        folder = try TemporaryFolder()
        for (path, text) in try TinyFiles.all().compactMapValues({ $0 }) { try folder.write(text, to: path) }
        try folder.write("", to: "Package.swift")
        try folder.write("{{pageTitle}}", to: "Templates/Ideas/IdeaSummaryView.mustache")
        let models: [any ViewModel.Type] = [
            IdeaListViewModel.self, IdeaSheetViewModel.self, IdeaFormViewModel.self, IdeaPostErrorViewModel.self,
            TinyNoteViewModel.self, IdeaSummaryViewModel.self,
        ]
        site = try SiteUnderTest(
            viewModels: models, shell: TinyShellViewModel.self, version: .v1_1_0,
            testFile: folder.path("Tests/SomeTests/Some.swift"))
    }

    private func faults(_ current: SystemVersion, records: Bool = false) throws -> [String] {
        let sent = site.json(of: IdeaSummaryViewModel.stub(), in: site.sourceLocale)
        return try Baselines(folder: URL(fileURLWithPath: folder.path("Baselines")), current: current).faults(
            of: IdeaSummaryViewModel.self, sent: sent, records: records
        ) { json, version in
            try site.rewritten(json, as: IdeaSummaryViewModel.self, in: site.sourceLocale, version: version)
        }
    }

    private func write(_ json: String, _ version: String) throws {
        try folder.write(json, to: "Baselines/\(version)/IdeaSummaryViewModel.json")
    }

    private static let first = """
        {
          "teaser": "Soon",
          "pageTitle": "Dark mode",
          "vmId": "IdeaSummaryViewModel"
        }

        """

    @Test("are recorded once for each version, and hold from then on")
    func recorded() throws {
        #expect(try faults(.v1_1_0) == ["there is no baseline 1.1.0; VITRINE_RECORD=1 records it"])
        #expect(try faults(.v1_1_0, records: true) == [])
        #expect(try faults(.v1_1_0) == [])
        let text = try String(contentsOfFile: folder.path("Baselines/1.1.0/IdeaSummaryViewModel.json"), encoding: .utf8)
        #expect(text.contains(#""subtitle": "At night""#))
        #expect(!text.contains("teaser"))
        // The next version needs one of its own.
        #expect(try faults(SystemVersion(major: 2)).count == 1)
    }

    @Test("of an earlier version are read by today's type, and written as they were")
    func earlier() throws {
        try write(Self.first, "1.0.0")
        #expect(try faults(.v1_1_0, records: true) == [])
    }

    @Test("are never written over: a changed shape is shown as a difference")
    func changed() throws {
        try write(Self.first.replacing(#""teaser""#, with: #""lead""#), "1.0.0")
        let faults = try faults(.v1_1_0, records: true)
        #expect(faults.count == 1)
        #expect(faults[0].contains(#"-   "lead": "Soon""#))
        #expect(faults[0].contains(#"+   "teaser": null"#))
        #expect(faults[0].contains("names its version"))
    }

    @Test("that cannot be read any more say why")
    func unreadable() throws {
        try write(#"{"pageTitle": 7, "vmId": "x"}"#, "1.0.0")
        let faults = try faults(.v1_1_0, records: true)
        #expect(faults.count == 1)
        #expect(faults[0].hasPrefix("the baseline 1.0.0 is not read any more: "))
    }

    @Test("lie in the folder of the test target, and are part of the one line for a view model")
    func whole() throws {
        #expect(site.baselines?.folder.path == folder.path("Tests/SomeTests/Baselines"))
        let faults = FullViewModelTests(IdeaSummaryViewModel.self, on: site).faults
        #expect(faults == ["there is no baseline 1.1.0; VITRINE_RECORD=1 records it"])
    }
}
