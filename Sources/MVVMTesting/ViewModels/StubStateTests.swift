import Foundation
import Localization
import MVVM
import MVVMServer
import Testing

/// Expects that every view model of a site which can stand alone does so in each state that the gallery lists, in every
/// language: it is made, its template renders to HTML that needs no repair and has no id twice, and hostile text stays
/// text.
///
/// Each fault is an issue of its own at the caller's line.
///
/// - Returns: how many states were looked at.
@discardableResult
public func expectStubStates<Shell: ViewModel>(
    on site: SiteUnderTest<Shell>, sourceLocation: SourceLocation = #_sourceLocation
) -> Int {
    func faults<Model: ViewModel>(of type: Model.Type) -> [String] { StubStateTests(type, on: site).faults }
    var stateCount = 0
    for type in site.contents.viewModels {
        stateCount += type.stubStates.count
        for fault in faults(of: type) { Issue.record(Comment(rawValue: fault), sourceLocation: sourceLocation) }
    }
    return stateCount
}

/// Finds what is wrong with the states of one view model.
struct StubStateTests<Model: ViewModel, Shell: ViewModel> {
    private let site: SiteUnderTest<Shell>

    init(_ type: Model.Type, on site: SiteUnderTest<Shell>) { self.site = site }

    /// In words, empty when all is well.
    var faults: [String] {
        Model.stubStates.flatMap { state in
            site.locales.flatMap { locale in
                faults(in: state, locale).map { "\(Model.self) \(state.rawValue) [\(locale)]: \($0)" }
            }
        }
    }

    private func faults(in state: StubState, _ locale: LocaleTag) -> [String] {
        do {
            let model = try site.contents.stub(of: Model.self, in: state, localizer: site.localizer(for: locale))
            guard let html = try site.html(of: model, in: locale) else { return ["has no template"] }
            let isHarmless = html.firstRange(of: Array("<script>alert".utf8)) == nil
            return try HTMLDocument(html).problems.map { "the HTML needs repair, \($0)" }
                + (isHarmless ? [] : ["hostile text became markup"])
        } catch {
            return ["\(error)"]
        }
    }
}
