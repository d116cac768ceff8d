import MVVM
import Testing

@Suite("A view model whose data is in hand")
struct ClientHostedFactoryTests {
    @Test("is made from its request and its state, which are the first initializer's")
    func model() async throws {
        let error = MoveRequest.ResponseError(code: .notFound)
        let context = ClientHostedModelFactoryContext(
            request: MoveErrorViewModel.Request(), appState: MoveErrorViewModel.AppState(responseError: error))
        let model = try await MoveErrorViewModel.model(context: context)
        #expect(model.errorCode == "notFound")
        #expect(model.message == error.message)
        #expect(MoveErrorViewModel.AppState(responseError: error) == MoveErrorViewModel.AppState(responseError: error))
        #expect(MoveErrorViewModel.Request.action == .show)
    }

    @Test("is a page like any other for who only knows its protocols")
    func protocols() {
        func path<Model: ClientHostedViewModelFactory & RequestableViewModel>(_ type: Model.Type) -> String {
            Model.Request.path
        }
        #expect(path(AboutViewModel.self) == "/about")
    }
}
