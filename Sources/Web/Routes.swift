import MVVMServer
import ViewModels

extension Routes<Services> {
    /// What the app serves. Paths come from the types; nobody writes one.
    static var vitrine: Routes {
        var routes = Routes(home: IdeaBoardRequest())

        routes.register(IdeaBoardViewModel.self)
        routes.register(DashboardViewModel.self)
        routes.register(IdeaViewModel.self)
        routes.register(IdeaEditViewModel.self)
        routes.register(NewIdeaViewModel.self)
        routes.register(SettingsViewModel.self)
        routes.register(AboutViewModel.self) { context in
            .init(version: .current, languages: context.locales.map(\.name))
        }

        routes.register(IdeaCreateController.self, error: IdeaCreateErrorViewModel.self, page: NewIdeaRequest.self)
        routes.register(IdeaUpdateController.self, error: IdeaUpdateErrorViewModel.self, page: IdeaEditRequest.self)
        routes.register(
            IdeaMoveController.self, error: IdeaMoveErrorViewModel.self, page: IdeaRequest.self,
            or: IdeaBoardRequest.self)
        routes.register(
            IdeaVoteController.self, error: IdeaVoteErrorViewModel.self, page: IdeaRequest.self,
            or: IdeaBoardRequest.self)
        routes.register(
            SettingsSaveController.self, error: SettingsValidationErrorViewModel.self, page: SettingsRequest.self)

        routes.words(
            IdeaFieldsMessages.self, SettingsFieldsMessages.self, SettingsTheme.self, TimeZoneRegion.self,
            NavigationItemViewModel.Page.self)
        return routes
    }
}
