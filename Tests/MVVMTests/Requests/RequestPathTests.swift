import Testing

@testable import MVVM

/// As a page whose data is in hand declares it.
@ViewModel(options: [.clientHostedFactory])
struct AboutViewModel {
    let version: String
    var vmId: ViewModelId = .init(type: Self.self)

    init(version: String) { self.version = version }

    static func stub() -> Self { .init(version: "1") }
}

@Suite("The path of a request")
struct RequestPathTests {
    @Test(
        "is its name in words, and other programs rely on it",
        arguments: [
            ("IdeaMoveRequest", "/idea-move"), ("IdeaBoardRequest", "/idea-board"), ("IdeaRequest", "/idea"),
            ("URLPreviewRequest", "/url-preview"), ("HTTP2PushRequest", "/http2-push"), ("RequestRequest", "/request"),
            ("IdeaCSVExportRequest", "/idea-csv-export"), ("ExportCSVRequest", "/export-csv"),
            ("Idea2Request", "/idea2"),
            ("OAuthRequest", "/o-auth"), ("ARequest", "/a"), ("Idea", "/idea"), ("V2BoardRequest", "/v2-board"),
            ("ideaMoveRequest", "/idea-move"),
        ])
    func names(_ name: String, _ path: String) {
        #expect(RequestPath.path(of: [name]) == path)
    }

    @Test(
        "is the words of the view model that it is nested in",
        arguments: [
            (["AboutViewModel", "ClientHostedRequest"], "/about"),
            (["IdeaMoveErrorViewModel", "Request"], "/idea-move-error"),
            (["Ideas", "IdeaMoveRequest"], "/idea-move"), (["OuterViewModel", "InnerViewModel", "Request"], "/inner"),
        ])
    func nested(_ typePath: [String], _ path: String) {
        #expect(RequestPath.path(of: typePath) == path)
    }

    @Test("comes from the type itself")
    func types() {
        #expect(AboutViewModel.Request.path == "/about")
        #expect(MoveRequest.path == "/move")
        #expect(MoveErrorViewModel.Request.path == "/move-error")
    }

    @Test(
        "goes with the method of what it does",
        arguments: [
            (ServerRequestAction.show, "GET"), (.create, "POST"), (.update, "PATCH"), (.replace, "PUT"),
            (.delete, "DELETE"), (.destroy, "DELETE"),
        ])
    func methods(_ action: ServerRequestAction, _ method: String) {
        #expect(action.httpMethod == method)
        #expect(MoveRequest.action == .update)
    }

    @Test("The limit of a body is in bytes of 1,024s")
    func sizes() {
        let sizes: [ServerRequestBodySize] = [.bytes(3), .kb(2), .mb(1), .gb(1)]
        #expect(sizes.map(\.bytes) == [3, 2_048, 1_048_576, 1_073_741_824])
        #expect(EmptyBody.maxBodySize == .mb(1))
    }
}
