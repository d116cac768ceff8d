import Foundation
import Localization
import MVVM
import Testing

/// Expects of a view model what every one has to hold, in every language of its site:
///
/// - its stub is the same each time, and has an identity;
/// - its JSON is read back by the type itself and gives the same bytes again, since what is localized stays as it is;
/// - none of its texts is empty, missing in the catalogs, or left with a slot;
/// - its template, where it has one of its own or the toast, renders to HTML that needs no repair.
///
/// Each fault is an issue of its own at the caller's line.
public func expectFullViewModelTests<Model: ViewModel, Shell: ViewModel>(
    _ type: Model.Type, on site: SiteUnderTest<Shell>, sourceLocation: SourceLocation = #_sourceLocation
) {
    for fault in FullViewModelTests(type, on: site).faults {
        Issue.record(Comment(rawValue: "\(Model.self): \(fault)"), sourceLocation: sourceLocation)
    }
}

/// Finds what is wrong with one view model.
struct FullViewModelTests<Model: ViewModel, Shell: ViewModel> {
    private let site: SiteUnderTest<Shell>

    init(_ type: Model.Type, on site: SiteUnderTest<Shell>) { self.site = site }

    /// In words, empty when all is well.
    var faults: [String] {
        identity
            + site.locales.flatMap { locale in
                [stability, roundTrip, words, markup].flatMap { $0(locale) }.map { "[\(locale)] \($0)" }
            }
    }

    private var identity: [String] {
        let (first, second) = (Model.stub().vmId, Model.stub().vmId)
        guard first == second else { return ["two stubs have the identities '\(first.value)' and '\(second.value)'"] }
        return first.value.isEmpty ? ["the vmId is empty"] : []
    }

    private func stability(_ locale: LocaleTag) -> [String] {
        let isStable = site.json(of: Model.stub(), in: locale) == site.json(of: Model.stub(), in: locale)
        return isStable ? [] : ["two stubs are not the same JSON"]
    }

    private func roundTrip(_ locale: LocaleTag) -> [String] {
        let sent = site.json(of: Model.stub(), in: locale)
        do {
            let received = try JSONDecoder().decode(Model.self, from: Data(sent))
            let again = site.json(ofReceived: received, in: locale)
            guard again != sent else { return [] }
            let (old, new) = (IndentedJSON(sent).text, IndentedJSON(again).text)
            return ["the JSON, read and written again, is another:\n\(SnapshotDiff(from: old, to: new))"]
        } catch {
            return ["the JSON is not read back: \(error)"]
        }
    }

    private func words(_ locale: LocaleTag) -> [String] {
        var visitor = WordsVisitor(localizer: site.localizer(for: locale))
        Model.stub().accept(&visitor)
        return visitor.words.compactMap { word in
            if word.text.isEmpty { return "'\(word.name)' is empty" }
            if word.text.contains("%{") { return "'\(word.name)' has an unfilled slot: \(word.text)" }
            return word.text.contains("⟦") ? "'\(word.name)' is in no catalog: \(word.text)" : nil
        }
    }

    private func markup(_ locale: LocaleTag) -> [String] {
        do {
            guard let html = try site.html(of: Model.stub(), in: locale) else { return [] }
            return try HTMLDocument(html).problems.map { "the HTML needs repair, \($0)" }
        } catch {
            return ["the template does not render: \(error)"]
        }
    }
}
