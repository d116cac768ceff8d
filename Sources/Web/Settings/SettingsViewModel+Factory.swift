import MVVM
import MVVMServer
import ViewModels

extension SettingsViewModel: ViewModelFactory {
    public static func model(context: FactoryContext<SettingsRequest, Services>) async throws -> Self {
        let visitor = try await context.services.visitor(context.visitor)
        guard let submission = context.submission else { return .init(visitor, locales: context.locales) }
        let typed = submission.typed
        return .init(
            displayName: typed["displayName"] ?? "", locale: typed["locale"] ?? "", timeZone: typed["timeZone"] ?? "",
            theme: typed["theme"] ?? "", locales: context.locales.map(FormChoice.init),
            validations: submission.validations)
    }
}

extension SettingsViewModel {
    init(_ visitor: Visitor?, locales: [SiteLocale]) {
        self.init(
            displayName: visitor?.displayName ?? "", locale: visitor?.locale ?? "",
            timeZone: visitor?.timeZone ?? "", theme: visitor?.theme?.rawValue ?? "",
            locales: locales.map(FormChoice.init))
    }
}

extension FormChoice {
    fileprivate init(_ locale: SiteLocale) {
        self.init(value: locale.tag, title: .constant(locale.name), language: locale.tag)
    }
}
