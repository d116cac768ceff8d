import Foundation
import MVVM
import Testing

@Suite("The versions that have a property")
struct VersionSpanTests {
    private static let second = SystemVersion(major: 1, minor: 1)
    private static let third = SystemVersion(major: 1, minor: 2)

    @Test(
        "are those from the first to the last, both included",
        arguments: [
            (VersionSpan.always, [true, true, true, true]),
            (VersionSpan(vFirst: second), [false, true, true, true]),
            (VersionSpan(vLast: third), [true, true, true, false]),
            (VersionSpan(vFirst: second, vLast: second), [false, true, false, false]),
        ])
    func contains(span: VersionSpan, expected: [Bool]) {
        let versions = ["1.0.9", "1.1.0", "1.2.0", "1.2.1"].compactMap(SystemVersion.init)
        #expect(versions.map(span.contains) == expected)
        #expect(span.contains(.newest) == expected[3])
    }

    @Test(
        "change what is written at the first, and right after the last where there is such a version",
        arguments: [
            (VersionSpan.always, []),
            (VersionSpan(vFirst: second, vLast: third), [second, SystemVersion(major: 1, minor: 2, patch: 1)]),
            (VersionSpan(vLast: SystemVersion(major: 1, minor: 2, patch: .max)), [SystemVersion(major: 1, minor: 3)]),
            (VersionSpan(vLast: SystemVersion(major: 1, minor: .max, patch: .max)), [SystemVersion(major: 2)]),
            (VersionSpan(vLast: .newest), []),
        ])
    func edges(span: VersionSpan, expected: [SystemVersion]) {
        #expect(span.edges == expected)
    }

    @Test("stand in the row of each property")
    func rows() {
        let properties = ChangedViewModel.propertyTable.properties
        #expect(properties.map(\.versions.first) == [nil, Self.second, nil, nil])
        #expect(properties.map(\.versions.last) == [nil, nil, Self.third, nil])
    }

    @Test("leave the others with nothing: no value, or an empty text")
    func absent() throws {
        let old = Data(#"{"title":"Dark mode","vmId":"x"}"#.utf8)
        let model = try JSONDecoder().decode(ChangedViewModel.self, from: old)
        #expect(model.subtitle == nil)
        #expect(try model.hint.localizedString.isEmpty)
        let new = Data(#"{"title":"Dark mode","subtitle":"At night","hint":"Soon","vmId":"x"}"#.utf8)
        #expect(try JSONDecoder().decode(ChangedViewModel.self, from: new).hint.localizedString == "Soon")
        // What every version has is still asked for.
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(ChangedViewModel.self, from: Data(#"{"vmId":"x"}"#.utf8))
        }
    }
}

@ViewModel
private struct ChangedViewModel {
    let title: String
    @Versioned(vFirst: SystemVersion(major: 1, minor: 1)) let subtitle: String?
    @LocalizedString(vLast: SystemVersion(major: 1, minor: 2)) var hint
    var vmId: ViewModelId = .init(type: Self.self)

    init(title: String, subtitle: String?) {
        self.title = title
        self.subtitle = subtitle
    }

    static func stub() -> Self { .init(title: "Dark mode", subtitle: nil) }
}
