import Localization
import MVVM
import MVVMServer
import ViewModels

extension SettingsViewModel: ViewModelFactory {
    public static func model(context: FactoryContext<SettingsRequest, Services>) async throws -> Self {
        let zones = context.localizer.zonePlaces
        guard let submission = context.submission else {
            return .init(context.visitor, locales: context.locales, zones: zones)
        }
        let typed = submission.typed
        return .init(
            displayName: typed["displayName"] ?? "", locale: typed["locale"] ?? "", timeZone: typed["timeZone"] ?? "",
            theme: typed["theme"] ?? "", locales: context.locales.map(FormChoice.init),
            timeZones: [FormChoiceGroup](zones), validations: submission.validations)
    }
}

extension SettingsViewModel {
    init(_ visitor: SiteVisitor?, locales: [SiteLocale], zones: [ZonePlace]) {
        self.init(
            displayName: visitor?.displayName ?? "", locale: visitor?.locale ?? "",
            timeZone: visitor?.timeZone ?? "", theme: visitor?.theme ?? "",
            locales: locales.map(FormChoice.init), timeZones: [FormChoiceGroup](zones))
    }
}

extension FormChoice {
    fileprivate init(_ locale: SiteLocale) {
        self.init(value: locale.tag, title: .constant(locale.name), language: locale.tag)
    }
}

extension [FormChoiceGroup] {
    /// The parts of the world, each with its places in the order in which they come.
    fileprivate init(_ places: [ZonePlace]) {
        let areas = Dictionary(grouping: places, by: \.area)
        self = areas.keys.sorted().compactMap { area in
            guard let region = TimeZoneRegion(rawValue: area.lowercased()), let places = areas[area] else { return nil }
            let choices = places.map { FormChoice(value: $0.identifier, title: .constant($0.city)) }
            return FormChoiceGroup(title: region.localized(), choices: choices)
        }
    }
}
