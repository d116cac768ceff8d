import Localization
import MVVM
import MVVMServer

/// The page that the form of the one write stands on.
@ViewModel
struct IdeaFormViewModel: RequestableViewModel {
    typealias Request = IdeaFormRequest

    @LocalizedString var pageTitle
    let action: Link
    let title: String
    let error: LocalizableString?
    var vmId: ViewModelId = .init(type: Self.self)

    init(title: String = "", error: LocalizableString? = nil) {
        action = Link(action: IdeaPostRequest.self)
        self.title = title
        self.error = error
    }

    static func stub() -> Self { .init(title: "Offline mode") }

    static var stubs: [(name: String, stub: Self)] { [(TinyRole.author.rawValue, .init(title: "Export as CSV"))] }
}

struct IdeaFormRequest: ViewModelRequest {
    typealias ResponseBody = IdeaFormViewModel
}

extension IdeaFormViewModel: ViewModelFactory {
    static func model(context: FactoryContext<IdeaFormRequest, TinyServices>) async throws -> Self {
        if let failure = context.services.formFailure { throw failure }
        return .init(
            title: context.submission?.typed["title"] ?? "",
            error: context.submission?.validations.message(for: "title"))
    }
}
