import HTTP
import HTTPServer

/// The smallest answer.
struct TextHandler: Handler {
    private let response = Response(.ok, text: "Hello, World!")

    nonisolated(nonsending) func respond(to request: Request) async -> Response { response }
}
