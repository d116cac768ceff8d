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
            locales: context.visitor?.locale != nil
                ? []
                : context.locales.map { locale in
                    LocaleOptionViewModel(
                        name: locale.name, tag: locale.tag, link: locale.link, isCurrent: locale.isCurrent)
                },
            toasts: context.toasts, stylesheet: context.asset("/styles/app.css"),
            script: context.asset("/scripts/app.js"), icon: context.asset("/icon.svg"))
    }
}
