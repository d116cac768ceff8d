import MVVM
import Testing

/// The rule by which a type's name becomes a path. Other programs depend on it: none of these lines may ever change.
@Suite("A request's path")
struct RequestPathTests {
    @Test(
        "is the type's words without 'Request', in small letters with hyphens",
        arguments: [
            (IdeaMoveRequest.path, "/idea-move"),
            (URLPreviewRequest.path, "/url-preview"),
            (HTTP2StatusRequest.path, "/http2-status"),
            (Top10Request.path, "/top10"),
            (PreviewURLRequest.path, "/preview-url"),
            (IdeaShowRequest.path, "/idea-show"),
            (RequestLogRequest.path, "/request-log"),
            (ABRequest.path, "/ab"),
            (Settings.path, "/settings"),
            (GenericRequest<Int>.path, "/generic"),
            (AboutViewModel.ClientHostedRequest.path, "/about"),
            (Shelf.BookRequest.path, "/book"),
        ])
    func golden(_ path: String, _ expected: String) {
        #expect(path == expected)
    }

    private struct IdeaMoveRequest: FixtureRequest {}
    private struct URLPreviewRequest: FixtureRequest {}
    private struct HTTP2StatusRequest: FixtureRequest {}
    private struct Top10Request: FixtureRequest {}
    private struct PreviewURLRequest: FixtureRequest {}
    private struct IdeaShowRequest: FixtureRequest {}
    private struct RequestLogRequest: FixtureRequest {}
    private struct ABRequest: FixtureRequest {}
    private struct Settings: FixtureRequest {}
    private struct GenericRequest<Value: Sendable>: FixtureRequest {}
    private enum AboutViewModel { struct ClientHostedRequest: FixtureRequest {} }
    private enum Shelf { struct BookRequest: FixtureRequest {} }
}

/// A request that has nothing but a name.
private protocol FixtureRequest: ShowRequest where ResponseBody == EmptyBody {}
