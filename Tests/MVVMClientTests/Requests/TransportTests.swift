import Foundation
import HTTP
import HTTPServer
import MVVM
import MVVMClient
import Testing

@Suite("A request over a bad line", .timeLimit(.minutes(5)))
struct TransportTests {
    /// Holds a request until its peer or its server gives up.
    private static let silent = ScriptedHandler { _, _ in
        try await Task.sleep(for: .seconds(60))
        return .json(#"{"text":"late"}"#)
    }

    @Test("is sent once more when it reads, and the connection broke")
    func retry() async throws {
        let handler = ScriptedHandler { _, index in index == 0 ? .brokenOff : .json(#"{"text":"pong"}"#) }
        let pong = try await LiveServer.run(handler) { url in
            try await PingRequest().processRequest(mvvmEnv: MVVMEnvironment(url))
        }
        #expect(pong.text == "pong")
        #expect(handler.seen.count == 2)
    }

    @Test("is given up after the second time")
    func twice() async throws {
        let handler = ScriptedHandler { _, _ in .brokenOff }
        let error = try await #require(throws: TransportError.self) {
            try await LiveServer.run(handler) { url in
                try await PingRequest().processRequest(mvvmEnv: MVVMEnvironment(url))
            }
        }
        #expect(error.isUnreachable)
        #expect(handler.seen.count == 2)
    }

    @Test("is never sent again when it writes: it might happen twice")
    func writes() async throws {
        let handler = ScriptedHandler { _, _ in .brokenOff }
        let error = try await #require(throws: TransportError.self) {
            try await LiveServer.run(handler) { url in
                try await PingPostRequest().processRequest(mvvmEnv: MVVMEnvironment(url))
            }
        }
        #expect(error.isUnreachable)
        #expect(handler.seen.count == 1)
    }

    @Test("finds nobody where no server is")
    func nobody() async throws {
        let url = try await LiveServer.run(Self.silent) { $0 }
        let error = try await #require(throws: TransportError.self) {
            try await PingRequest().processRequest(mvvmEnv: MVVMEnvironment(url))
        }
        #expect(error.isUnreachable)
    }

    @Test("ends at its time")
    func timeout() async throws {
        await #expect(throws: TransportError.timedOut) {
            try await LiveServer.run(Self.silent) { url in
                try await PingRequest().processRequest(mvvmEnv: MVVMEnvironment(url, timeout: .seconds(1)))
            }
        }
    }

    @Test("ends with the task that waits for it, as CancellationError and nothing else")
    func cancellation() async throws {
        await #expect(throws: CancellationError.self) {
            try await LiveServer.run(Self.silent) { url in
                let task = Task { try await PingRequest().processRequest(mvvmEnv: MVVMEnvironment(url)) }
                try await Task.sleep(for: .milliseconds(200))
                task.cancel()
                _ = try await task.value
            }
        }
    }

    @Test("is not sent by a task that was cancelled before")
    func cancelledBefore() async throws {
        let handler = ScriptedHandler { _, _ in .json(#"{"text":"pong"}"#) }
        await #expect(throws: CancellationError.self) {
            try await LiveServer.run(handler) { url in
                let task = Task {
                    // Returns at once when the task is cancelled.
                    try? await Task.sleep(for: .seconds(5))
                    return try await PingPostRequest().processRequest(mvvmEnv: MVVMEnvironment(url))
                }
                task.cancel()
                _ = try await task.value
            }
        }
        #expect(handler.seen.isEmpty)
    }

    @Test(
        "ends once, and never the program, whenever it is cancelled and whatever is answered meanwhile",
        arguments: [
            (.ok, [:]), (.found, [.location: "/ping/again"]),
            (.unauthorized, ["WWW-Authenticate": "Basic realm=\"ideas\""]),
        ] as [(Status, HeaderFields)])
    func cancelledAnytime(_ status: Status, _ fields: HeaderFields) async throws {
        let handler = ScriptedHandler { _, _ in
            var response = Response.json(#"{"text":"pong"}"#, status)
            response.fields.append(contentsOf: fields)
            return response
        }
        let outcomes = try await LiveServer.run(handler) { url in
            var outcomes: [Result<Pong, any Error>] = []
            for delay in 0..<300 {
                // As many as URLSession sends at once.
                let tasks = (0..<6).map { _ in
                    Task { try await PingRequest().processRequest(mvvmEnv: MVVMEnvironment(url)) }
                }
                // Returns early only for a test that is cancelled itself.
                try? await Task.sleep(for: .microseconds(delay * 10))
                for task in tasks { task.cancel() }
                for task in tasks { outcomes.append(await task.result) }
            }
            return outcomes
        }
        for outcome in outcomes {
            switch outcome {
            case .success: #expect(status == .ok)
            case .failure(let error as TransportError):
                #expect(status != .ok && error.unreadableStatus == status.code)
            case .failure(let error): #expect(error is CancellationError)
            }
        }
    }
}
