import Foundation
import HTTP
import HTTPServer
import Localization
import MVVM

/// The languages of the site, as links to the page that the visitor is on.
struct LocaleList: Sendable {
    let all: [SiteLocale]
    /// Where the switch leads from an answer to a write, which has no address of its own.
    private let home: Link

    init(_ catalogs: Catalogs, home: Link) {
        all = catalogs.locales.map { SiteLocale(name: catalogs.autonym(of: $0), tag: $0.description) }
        self.home = home
    }

    func options(for call: Call) -> [ShellContext.Locale] {
        let path = call.isRead ? call.request.head.target.path : home.target
        // A preview's language is one of the choices in its address.
        let name = call.preview == nil ? "locale" : StubChoice.locale.name
        let kept = call.query.filter { $0.name != name }
        return all.map { locale in
            let pairs = kept + [KeyValuePair(name: name, value: locale.tag)]
            return ShellContext.Locale(
                name: locale.name, tag: locale.tag, link: Link(path: path, query: pairs),
                isCurrent: locale.tag == call.localizer.locale.description)
        }
    }
}
