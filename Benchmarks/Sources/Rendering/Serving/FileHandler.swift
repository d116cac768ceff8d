import HTTP
import HTTPServer

/// A folder of files.
struct FileHandler: Handler {
    let files: StaticFiles

    nonisolated(nonsending) func respond(to request: Request) async -> Response {
        files.response(for: request.head) ?? Response(.notFound)
    }
}
