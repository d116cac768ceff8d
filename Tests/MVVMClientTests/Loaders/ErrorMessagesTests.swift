import Foundation
import MVVM
import MVVMClient
import Testing
import ViewModels

@Suite("The words for an error")
struct ErrorMessagesTests {
    private struct Full: LocalizedError { let errorDescription: String? = "The disk is full." }

    @Test("are those of the server, where they came over the wire")
    func server() throws {
        let sent = #"{"code": "stageNotFound", "message": "There is no such stage."}"#
        let error = try JSONDecoder().decode(IdeaMoveRequest.ResponseError.self, from: Data(sent.utf8))
        #expect(ErrorMessages.standard.message(for: error) == "There is no such stage.")
    }

    @Test("say what is wrong with the connection, and not that something is")
    func transport() {
        #expect(ErrorMessages.standard.message(for: TransportError.timedOut) == "The server did not answer in time.")
        #expect(
            ErrorMessages.standard.message(for: TransportError.unreachable(reason: "refused"))
                == "The server cannot be reached: refused")
    }

    @Test("are the error's own where it has some")
    func localized() {
        #expect(ErrorMessages.standard.message(for: Full()) == "The disk is full.")
    }

    @Test("name the text of an error that no face was written of")
    func unbound() {
        let message = ErrorMessages.standard.message(for: IdeaMoveRequest.ResponseError.stageNotFound)
        #expect(message.contains("IdeaMoveRequest.ResponseError.Code.stageNotFound"))
    }
}
