import Foundation
import MVVM
import MVVMClient
import Testing

@Suite("An environment")
struct MVVMEnvironmentTests {
    @Test(
        "takes scheme, host and port, and refuses every other base URL with the reason",
        arguments: [
            ("http://127.0.0.1:1/api", "it has a path"), ("https://ideas.example/v1/", "it has a path"),
            ("http://127.0.0.1:1//", "it has a path"), ("ftp://ideas.example", "its scheme"),
            ("ideas.example", "its scheme"), ("file:///tmp", "its scheme"), ("http://", "it has no host"),
            ("http://127.0.0.1:1?a=b", "query or fragment"), ("http://127.0.0.1:1#a", "query or fragment"),
            ("http://ada:secret@127.0.0.1:1", "a credential"),
        ])
    func wrongBaseURL(_ text: String, _ reason: String) async throws {
        let mvvmEnv = MVVMEnvironment(try #require(URL(string: text)))
        let error = try await #require(throws: TransportError.self) {
            try await PingRequest().processRequest(mvvmEnv: mvvmEnv)
        }
        guard case .wrongBaseURL(let url, let said) = error else { throw error }
        #expect(url == text)
        #expect(said.contains(reason))
    }

    @Test("without servers is right for a program that talks to none, and says so when it does")
    func noServer() async throws {
        let seed = MVVMEnvironment(
            appBundle: Bundle.main, resourceBundles: [], deploymentURLs: [Deployment: MVVMEnvironment.URLPackage]())
        let short = MVVMEnvironment(deploymentURLs: [:], deployment: .custom(name: "moon"))
        await #expect(throws: TransportError.noServer(deployment: Deployment.current.name)) {
            try await PingRequest().processRequest(mvvmEnv: seed)
        }
        await #expect(throws: TransportError.noServer(deployment: "moon")) {
            try await PingRequest().processRequest(mvvmEnv: short)
        }
    }

    @Test("compiles as the seeds write it")
    func seeds() throws {
        let url = try #require(URL(string: "http://localhost:8080"))
        _ = MVVMEnvironment(appBundle: Bundle.main, resourceBundles: [], deploymentURLs: [.debug: url])
        _ = MVVMEnvironment(
            appBundle: Bundle.main, resourceBundles: [],
            deploymentURLs: [.debug: .init(serverBaseURL: url), .production: .init(serverBaseURL: url)])
    }
}
