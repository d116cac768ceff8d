import Foundation
import Localization
import MVVM
import MVVMTesting
import Testing
import ViewModels

@Suite("The errors of ideas")
struct IdeaResponseErrorTests {
    @Test(
        "have a code and a status that programs can rely on",
        arguments: [
            (IdeaMoveRequest.ResponseError.movedMeanwhile(title: "Dark mode", stage: "Planned"), "movedMeanwhile", 409),
            (.ideaNotFound, "ideaNotFound", 404),
            (.stageNotFound, "stageNotFound", 422),
        ])
    func codes(_ error: IdeaMoveRequest.ResponseError, _ code: String, _ status: Int) {
        #expect(error.errorCode == code)
        #expect(error.status == status)
        #expect(IdeaMoveErrorViewModel(responseError: error).errorCode == code)
    }

    @Test("A refused idea carries what is wrong with which field")
    func refusal() throws {
        let validations = IdeaCreateRequest.RequestBody(title: "", authorName: "").validate()
        let error = try #require(IdeaCreateRequest.ResponseError.refusing(validations))
        #expect(error.errorCode == "invalidFields")
        #expect(error.status == 422)
        #expect(error.validations.flatMap(\.messages).flatMap(\.fieldIds) == ["title", "authorName"])
        #expect(IdeaCreateErrorViewModel(responseError: error).validations == validations)
    }

    @Test("A move that came too late names the idea and where it is now, in every language")
    func movedMeanwhile() throws {
        let site = try Vitrine.site
        let error = IdeaMoveRequest.ResponseError.movedMeanwhile(
            title: "%{stage}", stage: StageName.planned.localized())
        for locale in site.locales {
            let localizer = site.localizer(for: locale)
            let text = localizer.text(of: error.message.content)
            // What a person typed is never scanned for slots again.
            #expect(text.contains("%{stage}"))
            #expect(text.contains(localizer.text(of: StageName.planned.localized().content)))
        }
    }

    @Test("An error is read back from the JSON that it is sent in, as the same error")
    func wire() throws {
        let json = #"{"code":"ideaNotFound","message":"This idea is no longer on the board."}"#
        let error = try JSONDecoder().decode(IdeaMoveRequest.ResponseError.self, from: Data(json.utf8))
        #expect(error.code == .ideaNotFound)
        #expect(error.message == "This idea is no longer on the board.")
    }

    @Test("A code that nobody declared is refused, with those that there are")
    func unknownCode() {
        let json = #"{"code":"gone","message":"Gone."}"#
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(IdeaMoveRequest.ResponseError.self, from: Data(json.utf8))
        }
        #expect(String(describing: error).contains("'movedMeanwhile', 'ideaNotFound', 'stageNotFound'"))
    }

    @Test("The view model of an error is made from the error alone")
    func clientHosted() async throws {
        let context = ClientHostedModelFactoryContext(
            request: IdeaMoveErrorViewModel.ClientHostedRequest(),
            appState: IdeaMoveErrorViewModel.AppState(responseError: .ideaNotFound))
        let model = try await IdeaMoveErrorViewModel.model(context: context)
        #expect(model.errorCode == "ideaNotFound")
        #expect(model.vmId == IdeaMoveErrorViewModel.stub().vmId)
    }
}
