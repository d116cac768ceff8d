import Foundation
import Localization
import MVVM
import Testing

/// Expects of a view model what every one has to hold, in every language of its site:
///
/// - its stub is the same each time, and has an identity;
/// - its JSON is read back by the type itself and gives the same bytes again, since what is localized stays as it is;
/// - none of its texts is empty, missing in the catalogs, or left with a slot: its own, those of its children and payloads,
///   the pieces of a compound, and what fills a slot;
/// - its template, where it has one of its own or the toast, renders to HTML that needs no repair;
/// - its JSON of every version that was recorded is read by today's type, and written for that version as it was.
///
/// The baseline of the current version is recorded once, with `VITRINE_RECORD=1`.
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
        identity + baselines
            + site.locales.flatMap { locale in
                [stability, roundTrip, words, markup].flatMap { $0(locale) }.map { "[\(locale)] \($0)" }
            }
    }

    private var identity: [String] {
        let (first, second) = (Model.stub().vmId, Model.stub().vmId)
        guard first == second else { return ["two stubs have the identities '\(first.value)' and '\(second.value)'"] }
        return first.value.isEmpty ? ["the vmId is empty"] : []
    }

    private var baselines: [String] {
        guard let baselines = site.baselines else { return [] }
        let locale = site.sourceLocale
        do {
            return try baselines.faults(
                of: Model.self, sent: site.json(of: Model.stub(), in: locale), records: Snapshot.isRecording
            ) { bytes, version in
                try site.rewritten(bytes, as: Model.self, in: locale, version: version)
            }
        } catch {
            return ["the baselines cannot be read or written: \(error)"]
        }
    }

    private func stability(_ locale: LocaleTag) -> [String] {
        let isStable = site.json(of: Model.stub(), in: locale) == site.json(of: Model.stub(), in: locale)
        return isStable ? [] : ["two stubs are not the same JSON"]
    }

    private func roundTrip(_ locale: LocaleTag) -> [String] {
        let sent = site.json(of: Model.stub(), in: locale)
        do {
            let again = try site.rewritten(sent, as: Model.self, in: locale, version: site.version)
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
        return visitor.words.compactMap { $0.fault() }
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
