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
        // Not the page's own, which its address may choose; none that the site no longer speaks.
        let setting = context.visitor?.locale.flatMap { tag in context.locales.first { $0.tag == tag } }
        self.init(
            language: context.localizer.locale.description, direction: context.localizer.isRightToLeft ? "rtl" : "ltr",
            theme: context.visitor?.theme,
            navigation: pages.map { page, link in
                NavigationItemViewModel(page: page, link: link, isCurrent: link.target == context.path)
            },
            // A setting goes before the switch.
            locales: setting == nil ? context.locales.map(LocaleOptionViewModel.init) : [],
            languageSetting: setting.map { LanguageSettingViewModel(languageName: $0.name) },
            toasts: context.toasts, stylesheet: context.asset("/styles/app.css"),
            script: context.asset("/scripts/app.js"), icon: context.asset("/icon.svg"))
    }
}

extension LocaleOptionViewModel {
    fileprivate init(_ locale: ShellContext.Locale) {
        self.init(name: locale.name, tag: locale.tag, link: locale.link, isCurrent: locale.isCurrent)
    }
}
