import Foundation
import FoundationNetworking
import MVVM
import ViewModels

/// Sends the app's own requests to a running program and reads their answers as JSON.
struct JSONClient {
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    let address: String

    /// - Throws: `Refusal` for every status but 2xx; `URLError` where no answer comes.
    func send<Request: ServerRequest>(_ request: Request) async throws -> Request.ResponseBody {
        guard let url = URL(string: address + request.target) else { throw Refusal(description: request.target) }
        var call = URLRequest(url: url, timeoutInterval: 20)
        call.httpMethod = request.action.httpMethod
        call.setValue("application/json", forHTTPHeaderField: "Accept")
        if request.action != .show {
            call.setValue("application/json", forHTTPHeaderField: "Content-Type")
            call.httpBody = try JSONEncoder().encode(request.requestBody)
        }
        let (body, response) = try await URLSession.shared.data(for: call)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard (200..<300).contains(status) else {
            throw Refusal(description: "\(status) \(String(decoding: body, as: UTF8.self))")
        }
        return try JSONDecoder().decode(Request.ResponseBody.self, from: body)
    }

    /// Posts an idea.
    @discardableResult
    func post(_ title: String, text: String = "", author: String = "Ada", tags: String = "") async throws -> ModelIdType
    {
        let body = IdeaCreateRequest.RequestBody(title: title, text: text, authorName: author, tags: tags)
        return try await send(IdeaCreateRequest(requestBody: body)).id
    }

    /// Moves an idea, whatever its version.
    func move(_ idea: ModelIdType, to kind: StageName) async throws {
        let board = try await board()
        for column in board.columns where column.kind == kind {
            for card in board.columns.flatMap(\.cards) where card.id == idea {
                let body = IdeaMoveRequest.RequestBody(ideaId: idea, stageId: column.id, basedOn: card.move.version)
                _ = try await send(IdeaMoveRequest(requestBody: body))
            }
        }
    }

    func board() async throws -> IdeaBoardViewModel {
        try await send(IdeaBoardRequest())
    }

    /// The stage where each title stands.
    func stages() async throws -> [String: StageName] {
        var stages: [String: StageName] = [:]
        for column in try await board().columns {
            for card in column.cards { stages[card.title] = column.kind }
        }
        return stages
    }
}
