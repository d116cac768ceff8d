import Foundation
import MVVM
import MVVMClient
import Testing

/// Seed: app set-up, "Resource Bundle Accessors".
enum SeedsResourceAccess {
    static var localizationBundle: Bundle { .main }
}

/// Seed: app set-up, "Core Components": the environment as a computed property.
@Suite("An app of the seeds")
struct SeedEnvironmentTests {
    private var mvvmEnv: MVVMEnvironment {
        get throws {
            MVVMEnvironment(
                currentVersion: .stub(),
                appBundle: Bundle.main,
                resourceBundles: [
                    SeedsResourceAccess.localizationBundle
                ],
                deploymentURLs: [
                    .production: .init(serverBaseURL: try #require(URL(string: "https://api.ideas.example"))),
                    .debug: .init(serverBaseURL: try #require(URL(string: "http://localhost:8080"))),
                ],
                deployment: .staging
            )
        }
    }

    @Test("says which servers it has, and which version it speaks")
    func servers() async throws {
        #expect(try mvvmEnv.currentVersion == SystemVersion(major: 1))
        await #expect(throws: TransportError.noServer(deployment: "staging")) {
            try await OverviewRequest().processRequest(mvvmEnv: mvvmEnv)
        }
    }

    @Test("may have none: every view model of it is client-hosted")
    func alone() async throws {
        let alone = MVVMEnvironment(deploymentURLs: [Deployment: MVVMEnvironment.URLPackage]())
        await #expect(throws: TransportError.self) { try await OverviewRequest().processRequest(mvvmEnv: alone) }
    }
}
