import MVVMServer
import ViewModels

extension Routes<Services> {
    /// What the app serves. Paths come from the types; nobody writes one.
    static var vitrine: Routes {
        var routes = Routes(home: IdeaBoardRequest())

        routes.register(IdeaBoardViewModel.self)
        routes.register(IdeaViewModel.self)
        routes.register(NewIdeaViewModel.self)

        routes.register(IdeaCreateController.self, error: IdeaCreateErrorViewModel.self, page: NewIdeaRequest.self)
        routes.register(IdeaMoveController.self, error: IdeaMoveErrorViewModel.self, page: IdeaBoardRequest.self)

        routes.words(IdeaFieldsMessages.self, NavigationItemViewModel.Page.self)
        return routes
    }
}
