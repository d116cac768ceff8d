import Localization
import MVVM
import MVVMServer
import ViewModels

extension ShellViewModel {
    init(_ context: ShellContext) {
        let pages: [(NavigationItemViewModel.Page, Link)] = [
            (.board, Link(to: IdeaBoardRequest())), (.dashboard, Link(to: DashboardRequest())),
            (.newIdea, Link(to: NewIdeaRequest())), (.settings, Link(to: SettingsRequest())),
            (.about, Link(to: AboutViewModel.ClientHostedRequest())),
        ]
        self.init(
            language: context.localizer.locale.description, direction: context.localizer.isRightToLeft ? "rtl" : "ltr",
            theme: context.visitor?.theme,
            navigation: pages.map { page, link in
                NavigationItemViewModel(page: page, link: link, isCurrent: link.target == context.path)
            },
            locales: ShellViewModel.languages(context),
            toasts: context.toasts, stylesheet: context.asset("/styles/app.css"),
            script: context.asset("/scripts/app.js"), icon: context.asset("/icon.svg"))
    }

    /// The languages of this very page; or the one that a visitor has saved, which leads to where it is changed: a setting
    /// goes before the switch.
    private static func languages(_ context: ShellContext) -> [LocaleOptionViewModel] {
        guard context.visitor?.locale != nil else {
            return context.locales.map {
                LocaleOptionViewModel(name: $0.name, tag: $0.tag, link: $0.link, isCurrent: $0.isCurrent)
            }
        }
        return context.locales.filter(\.isCurrent).map {
            LocaleOptionViewModel(name: $0.name, tag: $0.tag, link: Link(to: SettingsRequest()), isCurrent: false)
        }
    }
}
